import type { Effect } from "./schemas/difference.js";

/** What of a tool a change is about. */
export type Side = "tool" | "arguments" | "result";

/** One change of the tool surface, as a client that knew the old one sees it. */
export interface Change {
  readonly tool: string;
  readonly side: Side;
  /** Where in the arguments or the result; empty for the whole. */
  readonly path: string;
  /** What has changed, for programs: `tool-removed`, `readOnlyHint`, `maximum`. */
  readonly kind: string;
  readonly effect: Effect;
  /** Whether a client that knew the old surface may fail, or do harm. */
  readonly breaking: boolean;
  /** What has changed, for people. */
  readonly text: string;
  /** What a breaking change does to such a client. */
  readonly consequence?: string;
}
