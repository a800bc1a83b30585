import { createHash } from "node:crypto";
import { isJsonObject } from "../validation/is-json-object.js";

/** A short fingerprint of a value in JSON. The order of an object's members does not count. */
export function digestJson(value: unknown): string {
  const text = JSON.stringify([value], sortMembers);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

function sortMembers(_name: string, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
