import type ts from "typescript";
import type { AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { namingSymbol } from "./naming/naming-symbol.js";
import { writtenAlias } from "./naming/written-alias.js";
import { nameType } from "./naming/name-type.js";
import { typeKey } from "./type-key.js";
import { isUtilityType } from "./is-utility-type.js";
import { isDefinable } from "./is-definable.js";
import { readReference, referTo } from "./reference.js";

interface Definition {
  name: string | undefined;
  schema: AnnotatedSchema | undefined;
}

/** The definitions that the schemas of one tool share, in the order in which they were met. */
export interface Definitions {
  /**
   * Converts `type` through `build` once. A named object type, and any type that contains itself,
   * becomes a definition and the answer is a reference to it.
   */
  define(
    type: ts.Type,
    place: TypePlace,
    build: () => AnnotatedSchema,
    conversion: Conversion,
  ): AnnotatedSchema;
  /**
   * The definition that a reference leads to, with the words beside the reference; any other schema as it
   * is.
   */
  open(schema: AnnotatedSchema): AnnotatedSchema;
  /** Whether everything that a schema takes is an object. */
  isObject(schema: AnnotatedSchema): boolean;
  /** The finished definitions by name. */
  collect(): Record<string, AnnotatedSchema>;
}

/** Makes an empty set of definitions. */
export function createDefinitions(): Definitions {
  const known = new Map<string, Definition>();
  const names = new Map<string, Definition>();

  const claimName = (definition: Definition, wanted: string): void => {
    let name = wanted;
    for (let count = 2; names.has(name); count += 1) name = `${wanted}_${String(count)}`;
    definition.name = name;
    names.set(name, definition);
  };

  const behind = (schema: AnnotatedSchema): Definition | undefined =>
    names.get(readReference(schema) ?? "");

  const isObject = (schema: AnnotatedSchema): boolean => {
    const definition = behind(schema);
    if (definition !== undefined) return isObject(definition.schema ?? {});
    return schema.type === "object" || (schema.anyOf?.every(isObject) ?? false);
  };

  return {
    isObject,
    open(schema) {
      const { $ref: _, ...words } = schema;
      const definition = behind(schema)?.schema;
      return definition === undefined ? schema : { ...definition, ...words };
    },
    define(type, place, build, conversion) {
      const key = typeKey(type);
      const met = known.get(key);
      if (met !== undefined) {
        if (met.name === undefined) {
          claimName(met, nameType(type, conversion.checker) ?? nameFromPath(place.path));
        }
        return referTo(met.name ?? "");
      }
      const definition: Definition = { name: undefined, schema: undefined };
      known.set(key, definition);
      if (isDefinable(type, conversion)) {
        claimName(definition, nameType(type, conversion.checker) ?? nameFromPath(place.path));
      }
      const schema = documentType(type, build(), place, conversion);
      definition.schema = schema;
      if (definition.name !== undefined) return referTo(definition.name);
      known.delete(key);
      return schema;
    },
    collect() {
      return Object.fromEntries([...names].map(([name, { schema }]) => [name, schema ?? {}]));
    },
  };
}

function documentType(
  type: ts.Type,
  schema: AnnotatedSchema,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  if (schema.$ref !== undefined) return schema;
  const symbol = namingSymbol(type) ?? writtenAlias(place.node, conversion.checker);
  return symbol === undefined || isUtilityType(symbol)
    ? schema
    : conversion.document(symbol, schema, place);
}

function nameFromPath(path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("") || "Type";
}
