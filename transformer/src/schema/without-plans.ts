import { plan, type AnnotatedSchema } from "./annotated-schema.js";
import { mapSubschemas } from "./map-subschemas.js";

/** A schema as it goes on the wire: its keywords only. */
export function withoutPlans(schema: AnnotatedSchema): AnnotatedSchema {
  const { [plan]: _plan, ...keywords } = mapSubschemas(schema, withoutPlans);
  return keywords;
}
