import { plan, type AnnotatedSchema } from "./annotated-schema.js";
import { hasPlans } from "./has-plans.js";
import { mapSubschemas } from "./map-subschemas.js";

/** A schema as it goes on the wire: its keywords only. */
export function withoutPlans(schema: AnnotatedSchema): AnnotatedSchema {
  if (!hasPlans(schema)) return schema;
  const { [plan]: _plan, ...keywords } = mapSubschemas(schema, withoutPlans);
  return keywords;
}
