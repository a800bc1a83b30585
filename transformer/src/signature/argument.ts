import type { JsonValue } from "@toolmeta/contract";
import type ts from "typescript";

/** One argument of a tool, before its type is converted. */
export interface Argument {
  readonly name: string;
  readonly type: ts.Type;
  /** The syntax of the type, where it is written. */
  readonly typeNode: ts.TypeNode | undefined;
  /** What a diagnostic about the argument points at. */
  readonly node: ts.Node;
  readonly isOptional: boolean;
  /** The value that the method uses when the argument is left out, where the compiler can tell it. */
  readonly defaultValue: JsonValue | undefined;
  /** The property that a destructured argument comes from; its comment documents the argument. */
  readonly member?: ts.Symbol;
}
