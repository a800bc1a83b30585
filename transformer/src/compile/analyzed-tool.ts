import type { CompiledTool, Reviver } from "@toolmeta/contract";

/** How a value is revived; a class goes by its name, because only emitted code can hold the class itself. */
export type AnalyzedReviver = Extract<Reviver, string> | { readonly class: string };

/** The compiled half as plain data: it can be compared, printed and stored as JSON. */
export interface AnalyzedHalf extends Omit<CompiledTool, "revive"> {
  readonly revive?: Readonly<Record<string, AnalyzedReviver>>;
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
  readonly compiled: AnalyzedHalf;
}
