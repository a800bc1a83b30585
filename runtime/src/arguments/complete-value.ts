import type { JsonSchema } from "@toolmeta/contract";
import { setMember } from "../results/values/object-value.js";
import type { Schemas } from "../validation/open-schemas.js";

/** A copy of a value in which members that are missing have the defaults of their schemas, at any depth. */
export function completeValue(schemas: Schemas, value: unknown, schema: JsonSchema): unknown {
  const target = schemas.resolve(schema);
  if (target.anyOf !== undefined) {
    const branch = target.anyOf.find((candidate) => schemas.accepts(value, candidate));
    return branch === undefined ? value : completeValue(schemas, value, branch);
  }
  if (Array.isArray(value)) {
    const { items } = target;
    return items === undefined ? value : value.map((entry) => completeValue(schemas, entry, items));
  }
  return typeof value === "object" && value !== null
    ? completeObject(schemas, value, target)
    : value;
}

function completeObject(schemas: Schemas, value: object, schema: JsonSchema): object {
  const completed = {};
  for (const [name, member] of Object.entries(value)) {
    const declared = schema.properties?.[name] ?? schema.additionalProperties;
    const known = declared !== undefined && declared !== false;
    setMember(completed, name, known ? completeValue(schemas, member, declared) : member);
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const fallback = member.default ?? schemas.resolve(member).default;
    if (fallback !== undefined && !Object.hasOwn(completed, name)) {
      setMember(completed, name, structuredClone(fallback));
    }
  }
  return completed;
}
