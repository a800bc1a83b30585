import type ts from "typescript";
import type { AnnotatedSchema } from "./annotated-schema.js";

/** Where in a tool's signature a type stands. */
export interface TypePlace {
  /** How an author would point at it: `options.filters[].name`. */
  readonly path: string;
  /** The syntax that wrote the type, where there is one. It keeps the order in which a union was written. */
  readonly node?: ts.TypeNode | undefined;
}

/** Whether JSON is read into the type (a tool's arguments) or written from it (a tool's result). */
export type Direction = "input" | "output";

/**
 * One conversion of the types of one tool in one direction. Converters recurse through {@link convert}
 * only; they never call each other.
 */
export interface Conversion {
  readonly checker: ts.TypeChecker;
  readonly direction: Direction;
  /** The method whose signature is converted. */
  readonly method: ts.MethodDeclaration;
  /** Converts a part of a type. */
  convert(type: ts.Type, place: TypePlace): AnnotatedSchema;
  /**
   * The definition that a reference leads to, with the words beside the reference; any other schema as it
   * is.
   */
  open(schema: AnnotatedSchema): AnnotatedSchema;
  /** Reports that a type cannot be said in JSON Schema; returns a schema that nothing fits. */
  refuse(reason: string, place: TypePlace): AnnotatedSchema;
  /** Reports a member that is left out because it is optional and cannot be said in JSON. */
  omit(reason: string, place: TypePlace): void;
  /** Reports a use of `any` or `unknown`, where the author wants to know of it. */
  noticeUnchecked(kind: "any" | "unknown", place: TypePlace): void;
  /** Reports a `Field` keyword or a constraint tag that does not fit. */
  rejectKeyword(reason: string, place: TypePlace): void;
  /** Adds what the comment of a member or of a named type says. */
  document(symbol: ts.Symbol, schema: AnnotatedSchema, place: TypePlace): AnnotatedSchema;
}

/** A kind of type and how it becomes a schema. */
export interface TypeConverter {
  supports(type: ts.Type, conversion: Conversion): boolean;
  convert(type: ts.Type, place: TypePlace, conversion: Conversion): AnnotatedSchema;
}
