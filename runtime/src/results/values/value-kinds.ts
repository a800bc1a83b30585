import { absentValue } from "./absent-value.js";
import { arrayValue } from "./array-value.js";
import { bigintValue } from "./bigint-value.js";
import { boxedValue } from "./boxed-value.js";
import { bytesValue } from "./bytes-value.js";
import { dateValue } from "./date-value.js";
import { errorValue } from "./error-value.js";
import { mapValue } from "./map-value.js";
import { numberValue } from "./number-value.js";
import { objectValue } from "./object-value.js";
import { promiseValue } from "./promise-value.js";
import { scalarValue } from "./scalar-value.js";
import { setValue } from "./set-value.js";
import { toJsonValue } from "./to-json-value.js";
import type { ValueKind } from "./value-kind.js";

/** How values become JSON, in order: the first kind that supports a value is taken. */
export const VALUE_KINDS: readonly ValueKind[] = [
  scalarValue,
  numberValue,
  absentValue,
  bigintValue,
  // Before toJsonValue: Date and Buffer have a toJSON that says something else or breaks.
  dateValue,
  bytesValue,
  toJsonValue,
  mapValue,
  setValue,
  arrayValue,
  boxedValue,
  errorValue,
  promiseValue,
  objectValue,
];
