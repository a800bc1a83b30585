import { plan } from "./annotated-schema.js";
import { mapSubschemas } from "./map-subschemas.js";
import { oncePerSchema } from "./once-per-schema.js";

/** Whether something is planned for a schema or for a part of it. */
export const hasPlans = oncePerSchema((schema) => {
  let found = schema[plan] !== undefined;
  mapSubschemas(schema, (part) => {
    found ||= hasPlans(part);
    return part;
  });
  return found;
});
