import { isJsonObject } from "./is-json-object.js";
import type { JsonSchema } from "@toolmeta/contract";
import type { Schemas } from "./open-schemas.js";

/**
 * The branch of a union that a value which fits none of them was most likely meant for: the only one of
 * the value's type or, among objects, the only one whose constant members agree, or the one that knows
 * most of its members. Undefined when no branch stands out.
 */
export function chooseBranch(
  schemas: Schemas,
  branches: readonly JsonSchema[],
  value: unknown,
): JsonSchema | undefined {
  const ofType = branches.filter((branch) => isOfType(schemas.resolve(branch), value));
  if (ofType.length <= 1) return ofType[0];
  const agreeing = ofType.filter((branch) =>
    constantsAgree(schemas, schemas.resolve(branch), value),
  );
  return agreeing.length <= 1 ? agreeing[0] : mostFamiliar(schemas, agreeing, value);
}

/** The one branch that knows more of the value's members than any other. */
function mostFamiliar(
  schemas: Schemas,
  branches: readonly JsonSchema[],
  value: unknown,
): JsonSchema | undefined {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const scored = branches
    .map((branch) => ({ branch, score: countKnown(schemas.resolve(branch), names) }))
    .sort((one, other) => other.score - one.score);
  return scored[0]?.score === scored[1]?.score ? undefined : scored[0]?.branch;
}

function countKnown({ properties = {} }: JsonSchema, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(properties, name)).length;
}

function isOfType(schema: JsonSchema, value: unknown): boolean {
  switch (schema.type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return typeof value === "number";
    case "null":
      return value === null;
    case "object":
      return isJsonObject(value);
    case undefined:
      return schema.anyOf !== undefined || schema.allOf !== undefined;
    default:
      return typeof value === schema.type;
  }
}

function constantsAgree(schemas: Schemas, schema: JsonSchema, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(schema.properties ?? {}).every(([name, member]) => {
    const { const: constant } = schemas.resolve(member);
    return constant === undefined || Reflect.get(value, name) === constant;
  });
}
