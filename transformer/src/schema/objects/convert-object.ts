import type ts from "typescript";
import type { AnnotatedSchema } from "../annotated-schema.js";
import type { Conversion, TypePlace } from "../conversion.js";
import { convertIndexSignatures } from "./convert-index-signatures.js";
import { convertMember } from "./convert-member.js";
import { describePlatformObject } from "./describe-platform-object.js";
import { holdsOnlyFunctions } from "../is-callable.js";
import { isClassInstance, mayBeAbsent } from "../type-predicates.js";
import { isPublic, listMembers, type ObjectMember } from "./list-members.js";

/**
 * An object type: its members in order, and its index signatures. Without an index signature the object is
 * closed on input; a result may carry more than its type says, as any value in TypeScript may.
 */
export function convertObject(
  type: ts.Type,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  const obstacle =
    describePlatformObject(type, conversion.checker) ?? describePrivateMember(type, conversion);
  if (obstacle !== undefined) return conversion.refuse(obstacle, place);
  const members = listMembers(type, conversion);
  const functions = describeFunctions(members, conversion);
  if (functions !== undefined) return conversion.refuse(functions, place);
  const properties: Record<string, AnnotatedSchema> = {};
  const required: string[] = [];
  for (const member of members) {
    const path = place.path === "" ? member.name : `${place.path}.${member.name}`;
    const converted = convertMember(member, { path, node: member.node }, conversion);
    if (converted === undefined) continue;
    defineOwn(properties, member.name, converted.schema);
    if (converted.isRequired) required.push(member.name);
  }
  return {
    type: "object",
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...convertIndexSignatures(type, place, conversion),
  };
}

/** An object that does things (a client, a service) is refused at once, and not for each of its methods. */
function describeFunctions(
  members: readonly ObjectMember[],
  { checker }: Conversion,
): string | undefined {
  const [first, second, ...others] = members
    .filter(({ isOptional, type }) => !isOptional && !mayBeAbsent(type))
    .filter(({ type }) => holdsOnlyFunctions(type, checker))
    .map(({ name }) => name);
  if (first === undefined || second === undefined) return undefined;
  const names =
    others.length === 0
      ? `\`${first}\` and \`${second}\``
      : `\`${first}\`, \`${second}\` and ${String(others.length)} more`;
  return `its members ${names} are functions, which cannot be sent as JSON`;
}

/** A plain assignment to `__proto__` would set the prototype. */
function defineOwn(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** What a class keeps to itself comes from its constructor only, also in types that are derived from it. */
function describePrivateMember(
  type: ts.Type,
  { checker, direction }: Conversion,
): string | undefined {
  if (direction === "output" || isClassInstance(type)) return undefined;
  const hidden = checker.getPropertiesOfType(type).find((property) => !isPublic(property));
  return hidden === undefined
    ? undefined
    : "it has a member of a class that is not public, and no instance of that class can be made here; take the class itself";
}
