import type { JsonSchema, JsonValue } from "@toolmeta/contract";

import type { SourceSpan } from "../diagnostics/source-span.js";

/**
 * One keyword as a constraint tag gives it, with where the tag stands. The examples of several tags are one
 * constraint, with the place of the last.
 */
export interface Constraint {
  /** The tag's name as written, without the `@`. */
  readonly tag: string;
  readonly keyword: keyof JsonSchema;
  readonly value: JsonValue;
  /** The text behind the tag, trimmed. It tells `@default 10` of a string property from that of a number. */
  readonly raw: string;
  /** The text behind the tag, or the tag itself where it has none. */
  readonly span: SourceSpan;
}
