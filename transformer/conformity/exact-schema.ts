import type { ExactTuple, JsonSchema } from "@toolmeta/contract";
import { isRecord } from "./is-record.js";

/** The longest tuple that the written-out lengths of a rest element go to. */
const MAX_LENGTH = 12;

/**
 * A schema together with the tuple positions that are checked beside it: what a call has to fit. A tuple is
 * written out once for each length, because a rest element may stand before others.
 */
export function toExactSchema(
  schema: JsonSchema,
  tuples: Readonly<Record<string, ExactTuple>>,
): object {
  const copy: unknown = structuredClone(schema);
  const pointers = Object.keys(tuples).sort((a, b) => b.length - a.length);
  for (const pointer of pointers) {
    const target = follow(copy, pointer);
    const tuple = tuples[pointer];
    if (isRecord(target) && tuple) {
      target.allOf = [{ anyOf: writeLengths(tuple) }];
    }
  }
  return isRecord(copy) ? copy : {};
}

function writeLengths({ prefix, rest, suffix = [] }: ExactTuple): readonly object[] {
  const fixed = prefix.length + suffix.length;
  const alternatives: object[] = [];
  for (let repeat = 0; fixed + repeat <= MAX_LENGTH; repeat += 1) {
    const middle = rest === undefined ? [] : Array.from({ length: repeat }, () => rest);
    const prefixItems = [...prefix, ...middle, ...suffix];
    alternatives.push(
      prefixItems.length === 0
        ? { maxItems: 0 }
        : {
            prefixItems,
            maxItems: prefixItems.length,
            ...(rest ? { minItems: prefixItems.length } : {}),
          },
    );
    if (rest === undefined) break;
  }
  return alternatives;
}

function follow(root: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((at, key) => {
    const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) return Reflect.get(at, name);
    return isRecord(at) ? at[name] : undefined;
  }, root);
}
