import type { JsonValue } from "@toolmeta/contract";
import { joinList, joinMembers } from "./join-code.js";
import { writeText } from "./write-text.js";

/** A JSON value as the text of the literal that makes it. */
export function toCode(value: JsonValue): string {
  if (typeof value === "string") return writeText(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (isList(value)) return joinList(value.map(toCode));
  return joinMembers(Object.entries(value).map(([name, member]) => [name, toCode(member)]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
