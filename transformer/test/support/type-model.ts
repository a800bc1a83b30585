import type { JsonValue } from "@toolmeta/contract";
import { isDeepStrictEqual } from "node:util";

/** A TypeScript type, as plain data. */
export type TypeModel =
  | { readonly kind: "boolean" | "null" | "number" | "string" }
  | { readonly kind: "literal"; readonly value: boolean | number | string }
  | { readonly kind: "array" | "record"; readonly of: TypeModel }
  | {
      readonly kind: "repeat";
      readonly of: TypeModel;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: "object";
      readonly members: readonly MemberModel[];
      readonly style: ObjectStyle;
    }
  | { readonly kind: "union"; readonly of: readonly TypeModel[]; readonly isNamed: boolean };

/** How an object type is written. */
export type ObjectStyle = "alias" | "inline" | "interface" | "intersection" | "mapped";

/** A member of an object type. */
export interface MemberModel {
  readonly name: string;
  readonly isOptional: boolean;
  readonly of: TypeModel;
}

/** Whether JSON has the type: what a schema of the type has to say of each value. */
export function fits(model: TypeModel, value: JsonValue): boolean {
  switch (model.kind) {
    case "null":
      return value === null;
    case "boolean":
    case "number":
    case "string":
      return typeof value === model.kind;
    case "literal":
      return isDeepStrictEqual(value, model.value);
    case "array":
      return isList(value) && value.every((item) => fits(model.of, item));
    case "repeat":
      return (
        isList(value) &&
        value.length >= model.least &&
        value.length <= model.most &&
        value.every((item) => fits(model.of, item))
      );
    case "record":
      return isObject(value) && Object.values(value).every((item) => fits(model.of, item));
    case "union":
      return model.of.some((member) => fits(member, value));
    case "object":
      return isObject(value) && fitsMembers(model.members, value);
  }
}

function fitsMembers(
  members: readonly MemberModel[],
  value: Readonly<Record<string, JsonValue>>,
): boolean {
  const known = new Map(members.map((member) => [member.name, member]));
  const hasAll = members.every(({ name, isOptional }) => isOptional || Object.hasOwn(value, name));
  return (
    hasAll &&
    Object.entries(value).every(([name, item]) => {
      const member = known.get(name);
      return member !== undefined && fits(member.of, item);
    })
  );
}

/** Whether a value is an array. */
export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value is an object. */
export function isObject(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !isList(value);
}
