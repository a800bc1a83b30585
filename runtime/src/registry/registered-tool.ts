import type { ArgumentRules } from "../arguments/argument-limits.js";
import type { ToolRecord } from "../metadata/tool-record.js";
import type { ResultRules } from "../results/result-rules.js";
import type { ToolDefinition } from "./tool-definition.js";

/** A tool that can be called. */
export interface RegisteredTool {
  readonly definition: ToolDefinition;
  readonly record: ToolRecord;
  readonly argumentRules: ArgumentRules;
  readonly rules: ResultRules;
  /** The instance, or the class of a static method. */
  readonly target: object;
  /** `Class.method`, for messages. */
  readonly place: string;
}
