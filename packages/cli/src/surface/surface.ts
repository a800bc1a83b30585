import type { CallToolResult, ToolDefinition } from "@toolmeta/runtime";

/** The tools under inspection, wherever they come from. */
export interface Surface {
  /** Where the tools come from, for people: `dist/book-tools.js`. */
  readonly origin: string;
  /** As `tools/list` gives them, in its order. */
  readonly tools: readonly ToolDefinition[];
  /**
   * Calls a tool and gives what a client would receive.
   *
   * @throws UsageError when the tools' server refuses the call itself.
   */
  call(name: string, args: unknown): Promise<CallToolResult>;
  /** Ends what was started. */
  close(): Promise<void>;
}
