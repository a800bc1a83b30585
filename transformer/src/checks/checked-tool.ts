import type { ObjectSchema } from "@toolmeta/contract";
import type { AnalyzedTool } from "../compile/analyzed-tool.js";
import type { ToolSource } from "../compile/tool-source.js";

/** A tool that was read whole, as its checks look at it: what its options replace is replaced. */
export interface CheckedTool {
  readonly source: ToolSource;
  readonly analyzed: AnalyzedTool;
  /** Undefined when only running the program tells. */
  readonly name: string | undefined;
  /** What a model reads; undefined when only running the program tells. */
  readonly description: string | undefined;
  /** What a client is told of the arguments; undefined when only running the program tells. */
  readonly inputSchema: ObjectSchema | undefined;
  /** The schema was read from the parameters and not given by the author. */
  readonly isCompiled: boolean;
}
