import ts from "typescript";
import type { AnnotatedSchema } from "../annotated-schema.js";
import type { TypeConverter } from "../conversion.js";
import { bigintSchema } from "../standard-objects.js";

const PRIMITIVES: readonly (readonly [ts.TypeFlags, () => AnnotatedSchema])[] = [
  [ts.TypeFlags.String, () => ({ type: "string" })],
  [ts.TypeFlags.Number, () => ({ type: "number" })],
  [ts.TypeFlags.Boolean, () => ({ type: "boolean" })],
  [ts.TypeFlags.Null, () => ({ type: "null" })],
  [ts.TypeFlags.BigInt, bigintSchema],
  // An enum whose members are computed at run time: the checker knows only that they are numbers.
  [ts.TypeFlags.Enum, () => ({ type: "number" })],
  [
    ts.TypeFlags.NonPrimitive,
    () => ({ anyOf: [{ type: "object" }, { type: "array", items: {} }] }),
  ],
];

/** `string`, `number`, `boolean`, `bigint`, `null` and `object`. */
export const primitiveType: TypeConverter = {
  supports: (type) => find(type) !== undefined,
  convert: (type) => find(type)?.() ?? {},
};

function find(type: ts.Type): (() => AnnotatedSchema) | undefined {
  return PRIMITIVES.find(([flag]) => (type.flags & flag) !== 0)?.[1];
}
