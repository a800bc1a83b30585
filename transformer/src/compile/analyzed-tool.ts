import type { CompiledTool } from "@toolmeta/contract";
import type ts from "typescript";
import type { PlannedReviver } from "../schema/annotated-schema.js";

/**
 * The compiled half as the compiler knows it: a class to be revived is still its symbol, because only the
 * emitted code can name the class itself.
 */
export interface PlannedTool extends Omit<CompiledTool, "revive"> {
  readonly revive?: Readonly<Record<string, PlannedReviver>>;
}

/** A tool that was read from a program. */
export interface AnalyzedTool {
  /** The name under which clients know the tool, unless a registry prefixes or renames it. */
  readonly name: string;
  /** What a model reads of the tool: the `description` option, or else what the comment says. */
  readonly description: string;
  readonly className: string;
  readonly methodName: string;
  readonly fileName: string;
  /** 1-based position of the method's name. */
  readonly line: number;
  readonly column: number;
  readonly method: ts.MethodDeclaration;
  /** The `toolMeta(…)` call that the compiled half completes. */
  readonly call: ts.CallExpression;
  readonly compiled: PlannedTool;
}
