import type { AnnotatedSchema } from "./annotated-schema.js";
import { collectPlans } from "./collect-plans.js";
import { joinAlternatives } from "./join-alternatives.js";

/**
 * One schema for what may stand at any of the positions of a list. Elements that are revived are kept apart,
 * so that each is found again by the schema of its position.
 */
export function joinPositions(schemas: readonly AnnotatedSchema[]): AnnotatedSchema {
  if (schemas.every((schema) => Object.keys(collectPlans(schema).revive).length === 0)) {
    return joinAlternatives(schemas);
  }
  const different = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [only, ...others] = different.values();
  return only !== undefined && others.length === 0 ? only : { anyOf: [...different.values()] };
}
