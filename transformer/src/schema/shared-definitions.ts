import type ts from "typescript";
import type { AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { nameType } from "./naming/name-type.js";
import { writtenAlias } from "./naming/written-alias.js";
import { isClassInstance } from "./type-predicates.js";

/** A named type that a definition refers to, by its key. */
export interface DefinitionPart {
  readonly key: string;
  readonly name: string;
}

/** What a named type became in one tool, and what that refers to in the order in which it is met. */
export interface SharedDefinition {
  readonly name: string;
  readonly schema: AnnotatedSchema;
  readonly parts: readonly DefinitionPart[];
}

/**
 * The named types of a program that were converted already, by key. What a type becomes depends on the type
 * alone, so a tool takes over what another tool's conversion gave, with everything that it refers to.
 */
export interface SharedDefinitions {
  readonly input: Map<string, SharedDefinition>;
  readonly output: Map<string, SharedDefinition>;
}

/** Starts with no type converted. */
export function createSharedDefinitions(): SharedDefinitions {
  return { input: new Map(), output: new Map() };
}

/**
 * The name under which a named type can be shared. Undefined for a type whose schema depends on where it
 * stands: on the method that must be able to name a class, or on the syntax that gives a union its order.
 */
export function shareableName(
  type: ts.Type,
  { node }: TypePlace,
  { checker, direction }: Conversion,
): string | undefined {
  if (isClassInstance(type) && direction === "input") return undefined;
  if (type.isUnion()) {
    if (type.aliasSymbol === undefined || type.aliasTypeArguments !== undefined) return undefined;
    if (writtenAlias(node, checker) !== type.aliasSymbol) return undefined;
  } else if (checker.getIndexInfosOfType(type).length > 0) return undefined;
  return nameType(type, checker);
}

/** The names that the types of one tool have. */
export interface OwnNames {
  /** The name of a type that was met; undefined for any other. */
  readonly of: (key: string) => string | undefined;
  readonly isTaken: (name: string) => boolean;
}

/**
 * A shared definition and all that it refers to, in the order in which a conversion meets them. Undefined
 * when one of them is not shared, or has another name in this tool.
 */
export function collectShared(
  start: DefinitionPart,
  shared: ReadonlyMap<string, SharedDefinition>,
  own: OwnNames,
): ReadonlyMap<string, SharedDefinition> | undefined {
  const found = new Map<string, SharedDefinition>();
  const names = new Set<string>();
  const collect = ({ key, name }: DefinitionPart): boolean => {
    const ownName = own.of(key);
    if (ownName !== undefined) return ownName === name;
    const definition = shared.get(key);
    if (definition?.name !== name) return false;
    if (found.has(key)) return true;
    if (own.isTaken(name) || names.has(name)) return false;
    found.set(key, definition);
    names.add(name);
    return definition.parts.every(collect);
  };
  return collect(start) ? found : undefined;
}
