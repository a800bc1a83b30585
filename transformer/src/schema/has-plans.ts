import { plan } from "./annotated-schema.js";
import { listSubschemas } from "./map-subschemas.js";
import { oncePerSchema } from "./once-per-schema.js";

/** Whether something is planned for a schema or for a part of it. */
export const hasPlans = oncePerSchema(
  (schema): boolean => schema[plan] !== undefined || listSubschemas(schema).some(hasPlans),
);
