import type { ArgumentRules } from "../arguments/argument-limits.js";
import type { CallQueue } from "../invocation/call-queue.js";
import type { ToolRecord } from "../metadata/tool-record.js";
import type { PathRules } from "../paths/path-rules.js";
import type { ResultRules } from "../results/result-rules.js";
import type { OnToolError } from "./registry-options.js";
import type { ToolDefinition } from "./tool-definition.js";

/** What happens to a failure beside being answered. */
export interface FailureRules {
  readonly maskErrors: boolean;
  readonly onError: OnToolError | undefined;
}

/** A tool that can be called. */
export interface RegisteredTool {
  readonly definition: ToolDefinition;
  readonly record: ToolRecord;
  /** The instance, or the class of a static method. */
  readonly target: object;
  /** `Class.method`, for messages. */
  readonly place: string;
  /** Milliseconds. */
  readonly timeout: number | undefined;
  readonly queue: CallQueue;
  readonly argumentRules: ArgumentRules;
  readonly pathRules: PathRules;
  readonly failureRules: FailureRules;
  readonly rules: ResultRules;
}
