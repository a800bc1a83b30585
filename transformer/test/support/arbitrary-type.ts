import type { JsonValue } from "@toolmeta/contract";
import * as fc from "fast-check";
import { isList, isObject, type MemberModel, type ObjectStyle, type TypeModel } from "./type-model";

const NAMES = ["a", "b", "id", "kind", "content-type", "1", "toString", "größe", "with space"];
const STYLES: readonly ObjectStyle[] = [
  "inline",
  "inline",
  "alias",
  "interface",
  "intersection",
  "mapped",
];

const literal: fc.Arbitrary<TypeModel> = fc
  .constantFrom<boolean | number | string>(
    "a",
    "b",
    "c",
    "",
    "it's",
    'say "x"',
    0,
    1,
    -2,
    2.5,
    true,
    false,
  )
  .map((value) => ({ kind: "literal", value }));

const primitive: fc.Arbitrary<TypeModel> = fc
  .constantFrom<"boolean" | "null" | "number" | "string">("string", "number", "boolean", "null")
  .map((kind) => ({ kind }));

const { type } = fc.letrec<{ type: TypeModel; member: MemberModel; object: TypeModel }>((tie) => ({
  member: fc.record({ name: fc.constantFrom(...NAMES), isOptional: fc.boolean(), of: tie("type") }),
  object: fc.record({
    kind: fc.constant("object" as const),
    members: fc.uniqueArray(tie("member"), { minLength: 1, maxLength: 4, selector: (m) => m.name }),
    style: fc.constantFrom(...STYLES),
  }),
  type: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    primitive,
    literal,
    tie("object"),
    tie("type").map((of): TypeModel => ({ kind: "array", of })),
    tie("type").map((of): TypeModel => ({ kind: "record", of })),
    fc
      .record({ of: tie("type"), least: fc.nat(2), more: fc.constantFrom(0, 1, 2, Infinity) })
      .map(({ of, least, more }): TypeModel => {
        return { kind: "repeat", of, least, most: least + more };
      }),
    tie("type").map((of): TypeModel => ({
      kind: "union",
      of: [of, { kind: "null" }],
      isNamed: false,
    })),
    fc.record({
      kind: fc.constant("union" as const),
      of: fc.array(tie("type"), { minLength: 2, maxLength: 4 }),
      isNamed: fc.boolean(),
    }),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom("x", "y", "z", 1), tie("member")), {
        minLength: 2,
        selector: ([tag]) => tag,
      })
      .map((tagged): TypeModel => {
        return {
          kind: "union",
          of: tagged.map(([tag, member]) => tagObject(tag, member)),
          isNamed: true,
        };
      }),
  ),
}));

function tagObject(tag: number | string, member: MemberModel): TypeModel {
  const kind: MemberModel = {
    name: "type",
    isOptional: false,
    of: { kind: "literal", value: tag },
  };
  return { kind: "object", members: [kind, member], style: "inline" };
}

/** Any type that a model can say. */
export const arbitraryType: fc.Arbitrary<TypeModel> = type;

const anything = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, 1, -2, 2.5, "", "a", "1", [], {}, { a: "a" }, [
    "a",
  ]),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as JsonValue),
);

/** A value of a type, or one that is a small change away from it, or any other. */
export function arbitraryValueNear(model: TypeModel): fc.Arbitrary<JsonValue> {
  const value = arbitraryValue(model);
  return fc.oneof(
    { arbitrary: value, weight: 3 },
    {
      arbitrary: fc
        .tuple(value, fc.array(fc.nat(30), { minLength: 6, maxLength: 6 }), anything)
        .map(spoil),
      weight: 4,
    },
    { arbitrary: anything, weight: 1 },
  );
}

function arbitraryValue(model: TypeModel): fc.Arbitrary<JsonValue> {
  switch (model.kind) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "string":
      return fc.oneof(fc.constantFrom("", "a", "b"), fc.string({ unit: "grapheme", maxLength: 5 }));
    case "literal":
      return fc.constant(model.value);
    case "array":
      return fc.array(arbitraryValue(model.of), { maxLength: 3 });
    case "repeat":
      return fc.array(arbitraryValue(model.of), {
        minLength: model.least,
        maxLength: Math.min(model.most, model.least + 3),
      });
    case "record":
      return fc.dictionary(fc.constantFrom(...NAMES, "other"), arbitraryValue(model.of), {
        maxKeys: 3,
        noNullPrototype: true,
      });
    case "union":
      return fc.oneof(...model.of.map(arbitraryValue));
    case "object": {
      const required = model.members
        .filter(({ isOptional }) => !isOptional)
        .map(({ name }) => name);
      const members = model.members.map(({ name, of }) => [name, arbitraryValue(of)] as const);
      return fc.record(Object.fromEntries(members), {
        requiredKeys: required,
        noNullPrototype: true,
      });
    }
  }
}

/** Changes one place of a value; `picks` choose the place and the change. */
function spoil([value, picks, stranger]: [JsonValue, number[], JsonValue]): JsonValue {
  const [pick = 0, ...others] = picks;
  const entries = isList(value) || isObject(value) ? Object.entries(value) : [];
  if (others.length > 1 && entries.length > 0 && pick % 3 > 0) {
    const at = pick % entries.length;
    const parts = entries.map(([key, part], index): [string, JsonValue] => [
      key,
      index === at ? spoil([part, others, stranger]) : part,
    ]);
    return isList(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }
  const change = CHANGES[pick % CHANGES.length];
  return change === undefined ? stranger : change(value, others[0] ?? 0, stranger);
}

/** Each way of changing a value; one that does not apply gives the stranger. */
const CHANGES: readonly ((value: JsonValue, pick: number, stranger: JsonValue) => JsonValue)[] = [
  (_value, _pick, stranger) => stranger,
  (value) => [value],
  (value, pick, stranger) => {
    if (isList(value)) return value.slice(1);
    if (!isObject(value)) return stranger;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.filter((_, index) => index !== pick % entries.length));
  },
  (value, pick, stranger) => {
    if (isList(value)) return [...value, pick % 2 ? stranger : (value[0] ?? stranger)];
    if (!isObject(value)) return stranger;
    const name = NAMES[pick % NAMES.length] ?? "extra";
    return { ...value, [pick % 2 ? "extra" : name]: stranger };
  },
  (value, _pick, stranger) => {
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    return typeof value === "string" ? `${value}x` : stranger;
  },
];
