import type { AnnotatedSchema } from "./annotated-schema.js";

/**
 * The same function, asked once for each schema object. A finished schema is never changed, and definitions
 * that tools share are one object in all of them.
 */
export function oncePerSchema<Result extends object | boolean>(
  make: (schema: AnnotatedSchema) => Result,
): (schema: AnnotatedSchema) => Result {
  const known = new WeakMap<AnnotatedSchema, Result>();
  return (schema) => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const made = make(schema);
    known.set(schema, made);
    return made;
  };
}
