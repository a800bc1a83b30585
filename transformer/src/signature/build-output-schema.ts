import type { ObjectSchema } from "@toolmeta/contract";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion } from "../schema/conversion.js";
import type { Definitions } from "../schema/definitions.js";
import { joinAlternatives } from "../schema/join-alternatives.js";
import type { ResultType } from "./unwrap-result.js";

/** A tool's output schema, and whether its value stands under `result` because it need not be an object. */
export interface OutputSchema {
  readonly schema: AnnotatedSchema & ObjectSchema;
  readonly isWrapped: boolean;
}

/** Says what a method returns as a schema whose root is an object, as MCP demands of an output schema. */
export function buildOutputSchema(
  result: ResultType,
  definitions: Definitions,
  conversion: Conversion,
): OutputSchema {
  const place = { path: "result", node: conversion.method.type };
  const value = joinAlternatives(result.types.map((type) => conversion.convert(type, place)));
  const isWrapped = result.mayBeAbsent || !definitions.isObject(value);
  const success = isWrapped ? wrap(value, result.mayBeAbsent) : value;
  const schema = result.mayFail ? joinAlternatives([success, failureSchema()]) : success;
  return { schema: { ...schema, type: "object" }, isWrapped };
}

function wrap(result: AnnotatedSchema, isOptional: boolean): AnnotatedSchema {
  return {
    type: "object",
    properties: { result },
    ...(isOptional ? {} : { required: ["result"] }),
  };
}

/**
 * A failure that a method reports through `toResult`: an object whose `error`, or older `Error`, says
 * something, beside whatever may help. A strict client checks failures against the output schema too.
 */
function failureSchema(): AnnotatedSchema {
  // The pattern speaks of strings only, and the list of everything else that says nothing.
  const telling: AnnotatedSchema = { not: { enum: [null, false, 0] }, pattern: "\\S" };
  return {
    type: "object",
    anyOf: ["error", "Error"].map((name) => ({
      properties: { [name]: telling },
      required: [name],
    })),
  };
}
