import ts from "typescript";
import { plan, type AnnotatedSchema } from "../annotated-schema.js";
import type { TypeConverter } from "../conversion.js";

/** A single value: a literal, `true`, `false`, or one member of an enum. */
export const literalType: TypeConverter = {
  supports: (type) => !type.isUnion() && (type.flags & ts.TypeFlags.Literal) !== 0,
  convert(type, place, conversion): AnnotatedSchema {
    if (type.isStringLiteral()) return { type: "string", const: type.value };
    if (type.isNumberLiteral()) {
      return Number.isFinite(type.value)
        ? { type: "number", const: type.value }
        : conversion.refuse(`${String(type.value)} cannot be written in JSON`, place);
    }
    if (type.flags & ts.TypeFlags.BigIntLiteral) {
      const digits = conversion.checker.typeToString(type).replace(/n$/, "");
      return { type: "string", const: digits, [plan]: { revive: "bigint" } };
    }
    return { type: "boolean", const: conversion.checker.typeToString(type) === "true" };
  },
};
