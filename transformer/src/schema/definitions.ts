import type ts from "typescript";
import type { AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { namingSymbol } from "./naming/naming-symbol.js";
import { writtenAlias } from "./naming/written-alias.js";
import { nameType } from "./naming/name-type.js";
import {
  collectShared,
  shareableName,
  type DefinitionPart,
  type SharedDefinition,
} from "./shared-definitions.js";
import { typeKey } from "./type-key.js";
import { isUtilityType } from "./is-utility-type.js";
import { isDefinable } from "./is-definable.js";
import { readReference, referTo } from "./reference.js";

interface Definition {
  name: string | undefined;
  schema: AnnotatedSchema | undefined;
}

/** A named type while it is converted. */
interface Frame {
  readonly parts: DefinitionPart[];
  isShareable: boolean;
}

/**
 * The definitions that the schemas of one tool share, in the order in which they were met. What other tools
 * of the program converted is taken over, and what this one converts is added to it.
 */
export class Definitions {
  private readonly shared: Map<string, SharedDefinition>;
  private readonly known = new Map<string, Definition>();
  private readonly names = new Map<string, Definition>();
  private readonly frames: Frame[] = [];

  constructor(shared: Map<string, SharedDefinition>) {
    this.shared = shared;
  }

  /**
   * Converts `type` through `build` once. A named object type, and any type that contains itself,
   * becomes a definition and the answer is a reference to it.
   */
  define(
    type: ts.Type,
    place: TypePlace,
    build: () => AnnotatedSchema,
    conversion: Conversion,
  ): AnnotatedSchema {
    const key = typeKey(type);
    const name = (): string => nameType(type, conversion.checker) ?? nameFromPath(place.path);
    const make = (): AnnotatedSchema => documentType(type, build(), place, conversion);
    const met = this.known.get(key);
    if (met !== undefined) return this.refer(key, met.name ?? this.claim(met, name()));
    if (isDefinable(type, conversion)) {
      return this.defineNamed(key, name(), shareableName(type, place, conversion), make);
    }
    const definition: Definition = { name: undefined, schema: undefined };
    this.known.set(key, definition);
    definition.schema = make();
    if (definition.name !== undefined) return this.refer(key, definition.name);
    this.known.delete(key);
    return definition.schema;
  }

  /** Says that the type being converted is not for other tools: something was reported of this one. */
  keepToTool(): void {
    const frame = this.frames.at(-1);
    if (frame !== undefined) frame.isShareable = false;
  }

  /**
   * The definition that a reference leads to, with the words beside the reference; any other schema as it
   * is.
   */
  open(schema: AnnotatedSchema): AnnotatedSchema {
    const { $ref: _, ...words } = schema;
    const definition = this.behind(schema)?.schema;
    return definition === undefined ? schema : { ...definition, ...words };
  }

  /** Whether everything that a schema takes is an object. */
  isObject(schema: AnnotatedSchema): boolean {
    const definition = this.behind(schema);
    if (definition !== undefined) return this.isObject(definition.schema ?? {});
    return (
      schema.type === "object" || (schema.anyOf?.every((part) => this.isObject(part)) ?? false)
    );
  }

  /** The finished definitions by name. */
  collect(): Record<string, AnnotatedSchema> {
    return Object.fromEntries([...this.names].map(([name, { schema }]) => [name, schema ?? {}]));
  }

  private defineNamed(
    key: string,
    name: string,
    shareable: string | undefined,
    make: () => AnnotatedSchema,
  ): AnnotatedSchema {
    if (shareable !== undefined && this.takeOver({ key, name: shareable })) {
      return this.refer(key, shareable);
    }
    const definition: Definition = { name: undefined, schema: undefined };
    this.known.set(key, definition);
    const own = this.claim(definition, name);
    const frame: Frame = { parts: [], isShareable: own === shareable };
    this.frames.push(frame);
    const schema = make();
    this.frames.pop();
    definition.schema = schema;
    if (frame.isShareable) this.shared.set(key, { name: own, schema, parts: frame.parts });
    return this.refer(key, own);
  }

  private claim(definition: Definition, wanted: string): string {
    let name = wanted;
    for (let count = 2; this.names.has(name); count += 1) name = `${wanted}_${String(count)}`;
    definition.name = name;
    this.names.set(name, definition);
    return name;
  }

  private refer(key: string, name: string): AnnotatedSchema {
    this.frames.at(-1)?.parts.push({ key, name });
    return referTo(name);
  }

  private takeOver(wanted: DefinitionPart): boolean {
    const found = collectShared(wanted, this.shared, {
      of: (key) => this.known.get(key)?.name,
      isTaken: (name) => this.names.has(name),
    });
    for (const [key, { name, schema }] of found ?? []) {
      const definition: Definition = { name, schema };
      this.known.set(key, definition);
      this.names.set(name, definition);
    }
    return found !== undefined;
  }

  private behind(schema: AnnotatedSchema): Definition | undefined {
    return this.names.get(readReference(schema) ?? "");
  }
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
