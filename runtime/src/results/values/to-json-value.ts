import { objectValue } from "./object-value.js";
import type { ValueKind } from "./value-kind.js";

interface WithToJson {
  toJSON(): unknown;
}

/** An object with `toJSON`: what that returns, or its members when it returns itself. */
export const toJsonValue: ValueKind<WithToJson> = {
  supports: (value): value is WithToJson =>
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "toJSON") === "function",
  serialize(value, walk) {
    const json = value.toJSON();
    return json === value ? objectValue.serialize(value, walk) : walk.replace(json);
  },
};
