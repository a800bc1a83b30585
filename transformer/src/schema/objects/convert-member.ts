import type { AnnotatedSchema } from "../annotated-schema.js";
import type { Conversion, TypePlace } from "../conversion.js";
import { holdsOnlyFunctions } from "../is-callable.js";
import { isImpossible } from "../is-impossible.js";
import { isAbsent, mayBeAbsent } from "../type-predicates.js";
import type { ObjectMember } from "./list-members.js";

/** A member's schema, and whether every value has it. */
export interface ConvertedMember {
  readonly schema: AnnotatedSchema;
  readonly isRequired: boolean;
}

/** Converts one member; undefined when values that come as JSON never have it. */
export function convertMember(
  member: ObjectMember,
  place: TypePlace,
  conversion: Conversion,
): ConvertedMember | undefined {
  const isOptional = member.isOptional || mayBeAbsent(member.type);
  if (isAbsent(member.type) || (isOptional && isImpossible(member.type, conversion.checker))) {
    // A closed object needs no word on a member that is never there; an open one must forbid it.
    return conversion.direction === "input"
      ? undefined
      : { schema: { not: {} }, isRequired: false };
  }
  if (isOptional && holdsOnlyFunctions(member.type, conversion.checker)) {
    conversion.omit("a function cannot be sent as JSON; the optional member is left out", place);
    return undefined;
  }
  const schema = conversion.convert(member.type, place);
  return {
    schema: conversion.document(member.symbol, schema, place),
    isRequired: !isOptional,
  };
}
