import type { JsonValue, ObjectSchema } from "@toolmeta/contract";

/** Whether a value that an author gave as a schema can be one for arguments. The compiler checks the rest. */
export function isObjectSchema(value: JsonValue | undefined): value is JsonValue & ObjectSchema {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    "type" in value &&
    value.type === "object"
  );
}
