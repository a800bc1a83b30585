import type { JsonValue } from "@toolmeta/contract";
import { isError } from "../../errors/is-error.js";
import type { ValueKind } from "./value-kind.js";

/** An Error inside a value: its name and message, never its stack. */
export const errorValue: ValueKind<Error> = {
  supports: (value): value is Error => isError(value),
  serialize: (value): JsonValue => ({ name: value.name, message: value.message }),
};
