import type { CompiledTool, ToolOptions } from "@toolmeta/contract";

/** What a decorator has recorded of one method. */
export interface ToolRecord {
  readonly key: string | symbol;
  readonly static: boolean;
  readonly options: ToolOptions;
  readonly compiled: CompiledTool;
  /** The script that declares the class; only known for isolated tools. */
  readonly file: string | undefined;
}
