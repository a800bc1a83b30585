import ts from "typescript";
import { isTypeReference } from "../checker/is-type-reference.js";
import { resolveSyntax } from "../checker/resolve-syntax.js";
import { plan, type AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { isLibrarySymbol } from "../checker/is-library-symbol.js";
import { joinPositions } from "./join-positions.js";
import { apparentName, mappedFrom } from "./mapped-from.js";

/** How an object of the platform stands in JSON. */
export type StandardObject = (
  type: ts.Type,
  place: TypePlace,
  conversion: Conversion,
) => AnnotatedSchema;

const DIGITS = "^-?[0-9]+$";
// A group that is repeated takes one level of the stack each time, which millions of bytes overrun; that the
// length is a multiple of four is checked when the bytes are made.
const BASE64 = "^[A-Za-z0-9+/]*={0,2}$";

const STANDARD_OBJECTS: Readonly<Record<string, StandardObject>> = {
  Date: () => ({ type: "string", format: "date-time", [plan]: { revive: "date" } }),
  URL: () => ({ type: "string", format: "uri", [plan]: { revive: "url" } }),
  Uint8Array: bytes,
  Buffer: bytes,
  Map: mapOf,
  ReadonlyMap: mapOf,
  Set: setOf,
  ReadonlySet: setOf,
  RegExp: refusing("a regular expression has no form in JSON; take a string and compile it"),
  Promise: refusing("a promise cannot be sent; only a method's own result is awaited"),
  Function: refusing("a function cannot be sent as JSON"),
  WeakMap: refusing("a weak map cannot be sent as JSON; use a Map or a Record"),
  WeakSet: refusing("a weak set cannot be sent as JSON; use a Set or an array"),
  WeakRef: refusing("a weak reference cannot be sent as JSON"),
  ArrayBuffer: refusing("raw memory has no form in JSON; use Uint8Array"),
  SharedArrayBuffer: refusing("raw memory has no form in JSON; use Uint8Array"),
  DataView: refusing("raw memory has no form in JSON; use Uint8Array"),
  Error: refusing("an error cannot be sent as JSON; use an object with its message"),
  String: refusing("String is the wrapper object; use string"),
  Number: refusing("Number is the wrapper object; use number"),
  Boolean: refusing("Boolean is the wrapper object; use boolean"),
  Symbol: refusing("a symbol cannot be sent as JSON"),
  BigInt: refusing("BigInt is the wrapper object; use bigint"),
};

/**
 * What has another form when a mapped type walked into it: a branded primitive is the primitive again, and a
 * collection has lost the types of its elements.
 */
const MAPPED_OBJECTS: Readonly<Record<string, StandardObject>> = {
  ...STANDARD_OBJECTS,
  Map: refusingMapped("Map"),
  ReadonlyMap: refusingMapped("Map"),
  Set: refusingMapped("Set"),
  ReadonlySet: refusingMapped("Set"),
  String: () => ({ type: "string" }),
  Number: () => ({ type: "number" }),
  Boolean: () => ({ type: "boolean" }),
  BigInt: bigintSchema,
};

/** The entry for a type that TypeScript's or Node's library declares, if it is one with a rule of its own. */
export function standardObjectOf(
  type: ts.Type,
  checker: ts.TypeChecker,
): StandardObject | undefined {
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const mapped = mappedFrom(type, checker);
  if (mapped !== undefined) return mappedObject(type, mapped, checker);
  const symbol = type.getSymbol();
  if (symbol === undefined || !isLibrarySymbol(symbol)) return undefined;
  return Object.hasOwn(STANDARD_OBJECTS, symbol.name) ? STANDARD_OBJECTS[symbol.name] : undefined;
}

/**
 * What was mapped stands as it was, where the mapped type has a name that still tells (`Readonly<Map<…>>`).
 */
function mappedObject(
  type: ts.Type,
  name: string,
  checker: ts.TypeChecker,
): StandardObject | undefined {
  const source = type.aliasTypeArguments?.find(
    (argument) => apparentName(argument, checker) === name,
  );
  if (source !== undefined) {
    return (_type, place, conversion) => conversion.convert(source, place);
  }
  return Object.hasOwn(MAPPED_OBJECTS, name) ? MAPPED_OBJECTS[name] : undefined;
}

/** The schema of a `bigint`: its digits, because a JSON number loses them beyond 2⁵³. */
export function bigintSchema(): AnnotatedSchema {
  return { type: "string", pattern: DIGITS, [plan]: { revive: "bigint" } };
}

function bytes(): AnnotatedSchema {
  return {
    type: "string",
    contentEncoding: "base64",
    pattern: BASE64,
    [plan]: { revive: "bytes" },
  };
}

function setOf(type: ts.Type, place: TypePlace, conversion: Conversion): AnnotatedSchema {
  const [element] = argumentsOf(type, conversion);
  const path = `${place.path}[]`;
  const [node] = argumentNodes(place, conversion);
  const items = element === undefined ? {} : conversion.convert(element, { path, node });
  return { type: "array", items, uniqueItems: true, [plan]: { revive: "set" } };
}

/**
 * A map with string keys is an object; any other keys would lose their type, so the map is a list of pairs.
 */
function mapOf(type: ts.Type, place: TypePlace, conversion: Conversion): AnnotatedSchema {
  const [key, value] = argumentsOf(type, conversion);
  if (key === undefined || value === undefined) return { type: "object" };
  const [keyNode, valueNode] = argumentNodes(place, conversion);
  const values = conversion.convert(value, { path: `${place.path}[]`, node: valueNode });
  const keys = conversion.convert(key, { path: `${place.path}[key]`, node: keyNode });
  if (keys.type !== "string" || keys[plan] !== undefined) {
    const items: AnnotatedSchema = {
      type: "array",
      items: joinPositions([keys, values]),
      minItems: 2,
      maxItems: 2,
      [plan]: { tuple: { prefix: [keys, values] } },
    };
    return { type: "array", items, [plan]: { revive: "map" } };
  }
  const open = Object.keys(keys).length === 1;
  return {
    type: "object",
    additionalProperties: values,
    ...(open ? {} : { propertyNames: keys }),
    [plan]: { revive: "map" },
  };
}

function argumentsOf(type: ts.Type, { checker }: Conversion): readonly ts.Type[] {
  return isTypeReference(type) ? checker.getTypeArguments(type) : [];
}

function argumentNodes(
  { node }: TypePlace,
  { checker }: Conversion,
): readonly (ts.TypeNode | undefined)[] {
  const syntax = resolveSyntax(node, checker);
  return syntax !== undefined && ts.isTypeReferenceNode(syntax) ? (syntax.typeArguments ?? []) : [];
}

function refusing(reason: string): StandardObject {
  return (_type, place, conversion) => conversion.refuse(reason, place);
}

function refusingMapped(name: string): StandardObject {
  return refusing(
    `a mapped type took ${name} apart into its methods; let it leave ${name} whole (\`T extends ${name}<…> ? T : …\`)`,
  );
}
