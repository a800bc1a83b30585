import type { Field } from "../schema/list-fields.js";
import type { ToolCost } from "../tokens/measure-tools.js";

/** What the documentation says of one tool. */
export interface ToolPage {
  /** For links within the page. */
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly hints: readonly string[];
  readonly tags: readonly string[];
  readonly tokens: ToolCost;
  readonly inputSchema: object;
  readonly outputSchema?: object;
  readonly inputFields: readonly Field[];
  readonly outputFields: readonly Field[];
  /** Absent where none could be made up. */
  readonly call?: unknown;
  readonly result?: ExampleResult;
}

/** What a call gives back. */
export interface ExampleResult {
  /** JSON, or the text of a result without structured content. */
  readonly text: string;
  /** Whether the call was made; otherwise the result is made up from the output schema. */
  readonly real: boolean;
}
