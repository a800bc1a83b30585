import type { JsonValue } from "@toolmeta/contract";
import { isJsonObject } from "./is-json-object.js";
import { setMember } from "./set-member.js";

/** Far from the end of the stack. */
const MAX_DEPTH = 100;

/**
 * A copy of a value that is JSON through and through, as nearly all are; members that are undefined are left
 * out. Whatever else is found, at any depth, gives undefined, and the value has to be looked at with more care.
 */
export function copyJson(value: unknown, depth = MAX_DEPTH): JsonValue | undefined {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : undefined;
    case "object":
      return value === null ? null : copyInside(value, depth);
    default:
      return undefined;
  }
}

function copyInside(value: object, depth: number): JsonValue | undefined {
  if (depth === 0 || "toJSON" in value) return undefined;
  if (Array.isArray(value)) return copyArray(value, depth - 1);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  return isPlain && isJsonObject(value) ? copyObject(value, depth - 1) : undefined;
}

function copyArray(value: readonly unknown[], depth: number): JsonValue | undefined {
  const copy: JsonValue[] = [];
  for (const element of value) {
    const json = copyJson(element, depth);
    if (json === undefined) return undefined;
    copy.push(json);
  }
  return copy;
}

function copyObject(
  value: Readonly<Record<string, unknown>>,
  depth: number,
): JsonValue | undefined {
  const copy: Record<string, JsonValue> = {};
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === undefined) continue;
    const json = copyJson(member, depth);
    if (json === undefined) return undefined;
    setMember(copy, name, json);
  }
  return copy;
}
