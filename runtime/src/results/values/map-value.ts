import { isMap } from "node:util/types";
import type { JsonValue } from "@toolmeta/contract";
import { setMember } from "../../validation/set-member.js";
import type { ValueKind, ValueWalk } from "./value-kind.js";

/** A Map: an object when its keys are strings or numbers, otherwise (or where the schema says so) pairs. */
export const mapValue: ValueKind<Map<unknown, unknown>> = {
  supports: (value): value is Map<unknown, unknown> => isMap(value),
  serialize(value, walk) {
    const named = [...value.keys()].every(
      (key) => typeof key === "string" || typeof key === "number",
    );
    return named && (walk.expects("object") || !walk.expects("array"))
      ? toObject(value, walk)
      : toPairs(value, walk);
  },
};

function toObject(map: Map<unknown, unknown>, walk: ValueWalk): JsonValue {
  const object: Record<string, JsonValue> = {};
  for (const [key, entry] of map) {
    const name = String(key);
    const member = walk.member(name, entry);
    if (member !== undefined) setMember(object, name, member);
  }
  return object;
}

function toPairs(map: Map<unknown, unknown>, walk: ValueWalk): JsonValue {
  return [...map].map((pair, index) => walk.member(index, pair) ?? null);
}
