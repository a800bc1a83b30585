import type { ExactTuple } from "@toolmeta/contract";
import {
  plan,
  type AnnotatedSchema,
  type PlannedReviver,
  type PlannedTuple,
} from "./annotated-schema.js";
import { visitSubschemas } from "./map-subschemas.js";
import { hasPlans } from "./has-plans.js";
import { withoutPlans } from "./without-plans.js";

/** What a schema's plans say, by JSON pointer of the subschema. */
export interface Plans {
  readonly revive: Readonly<Record<string, PlannedReviver>>;
  readonly tuples: Readonly<Record<string, ExactTuple>>;
}

/** Reads the plans out of a finished schema. */
export function collectPlans(schema: AnnotatedSchema): Plans {
  const revive: Record<string, PlannedReviver> = {};
  const tuples: Record<string, ExactTuple> = {};
  const visit = (part: AnnotatedSchema, pointer: string): void => {
    if (!hasPlans(part)) return;
    const found = part[plan];
    if (found?.revive !== undefined) revive[pointer] = found.revive;
    if (found?.tuple !== undefined) tuples[pointer] = toPlainTuple(found.tuple);
    visitSubschemas(part, visit, pointer);
  };
  visit(schema, "#");
  return { revive, tuples };
}

function toPlainTuple({ prefix, rest, suffix }: PlannedTuple): ExactTuple {
  return {
    prefix: prefix.map(withoutPlans),
    ...(rest === undefined ? {} : { rest: withoutPlans(rest) }),
    ...(suffix === undefined ? {} : { suffix: suffix.map(withoutPlans) }),
  };
}
