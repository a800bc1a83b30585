import { resolveReference } from "../../schema/resolve-reference.js";
import { isSchema } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";

const MAX_DEPTH = 12;

/**
 * The value of a keyword with every reference in it replaced by what it refers to, so that two of them can
 * be compared as they stand. A recursive type is followed a dozen levels deep.
 */
export function followReferences(value: unknown, root: Schema, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((one) => followReferences(one, root, depth + 1));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(resolveReference(value, root)).map(([keyword, held]) => [
      keyword,
      followReferences(held, root, depth + 1),
    ]),
  );
}
