import type { CallToolResult } from "../call-tool-result.js";
import type { ResultRules } from "../result-rules.js";
import type { ResultListener } from "../result-listener.js";

/** What a kind of result may use while it is converted. */
export interface ResultConversion {
  readonly rules: ResultRules;
  /** Hears what a tool reports before its result. */
  readonly openListener: () => ResultListener;
  /** Converts another value in place of this one. */
  readonly convert: (value: unknown) => Promise<CallToolResult>;
}

/** How one kind of returned value becomes a result. The first kind that supports a value is taken. */
export interface ResultKind<T = unknown> {
  supports(value: unknown, rules: ResultRules): value is T;
  convert(value: T, conversion: ResultConversion): CallToolResult | Promise<CallToolResult>;
}
