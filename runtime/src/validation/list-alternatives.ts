import type { JsonSchema } from "@toolmeta/contract";
import { resolveReference } from "./resolve-reference.js";

/** The schemas among which a union, at any depth, leaves the choice. */
export function listAlternatives(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const target = resolveReference(schema, root);
  const branches = [...(target.anyOf ?? []), ...(target.allOf ?? [])];
  return [target, ...branches.flatMap((branch) => listAlternatives(branch, root))];
}
