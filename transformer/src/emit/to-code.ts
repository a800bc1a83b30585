import type { JsonValue } from "@toolmeta/contract";
import { joinList, joinMembers } from "./join-code.js";

const LINE_ENDS = /[\u2028\u2029]/;

/** A JSON value as the text of the literal that makes it. */
export function toCode(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return writePrimitive(value);
  if (isList(value)) return joinList(value.map(toCode));
  return joinMembers(Object.entries(value).map(([name, member]) => [name, toCode(member)]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Before ES2019 two characters that JSON takes end a line, also within a string. */
function writePrimitive(value: string | number | boolean | null): string {
  const code = JSON.stringify(value);
  return LINE_ENDS.test(code)
    ? code.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")
    : code;
}
