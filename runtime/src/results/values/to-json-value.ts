import type { ValueKind } from "./value-kind.js";

interface WithToJson {
  toJSON(): unknown;
}

/** An object with `toJSON`: what that returns. */
export const toJsonValue: ValueKind<WithToJson> = {
  supports: (value): value is WithToJson =>
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "toJSON") === "function",
  serialize: (value, walk) => walk.replace(value.toJSON()),
};
