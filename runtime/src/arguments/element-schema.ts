import type { ExactTuple, JsonSchema } from "@toolmeta/contract";
import type { InputPlan } from "./input-plan.js";

/** The exact reading of a schema, when it is that of a tuple. */
export function findTuple(
  { schemas, tuples }: InputPlan,
  schema: JsonSchema,
): ExactTuple | undefined {
  return tuples.get(schema) ?? tuples.get(schemas.resolve(schema));
}

/** The schema of an element of a tuple; undefined beyond its end. */
export function tupleElement(
  tuple: ExactTuple,
  index: number,
  length: number,
): JsonSchema | undefined {
  const { prefix, rest, suffix = [] } = tuple;
  if (index < prefix.length) return prefix[index];
  const fromEnd = index - (length - suffix.length);
  return fromEnd >= 0 ? suffix[fromEnd] : rest;
}

/**
 * The subschema of `items` that says the same as an element's exact schema. The plan's revivers are known
 * for that one only.
 */
export function findElementSchema(
  { schemas }: InputPlan,
  array: JsonSchema,
  exact: JsonSchema,
): JsonSchema {
  const text = JSON.stringify(exact);
  return (
    listElementSchemas(array, (schema) => schemas.resolve(schema)).find(
      (candidate) => JSON.stringify(candidate) === text,
    ) ?? exact
  );
}

/** Every schema that an element of the array may have, through unions. */
function listElementSchemas(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): readonly JsonSchema[] {
  const target = resolve(schema);
  const inBranches = (target.anyOf ?? []).flatMap((branch) => listElementSchemas(branch, resolve));
  return target.items === undefined ? inBranches : [...inBranches, ...listBranches(target.items)];
}

function listBranches(schema: JsonSchema): readonly JsonSchema[] {
  return [schema, ...(schema.anyOf ?? []).flatMap(listBranches)];
}
