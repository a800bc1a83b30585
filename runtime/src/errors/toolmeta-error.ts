import { isError } from "./is-error.js";
import { createMark, hasMark, setMark } from "./mark.js";

/** What kind of mistake a {@link ToolmetaError} reports. The codes are stable; the messages are not. */
export type ToolmetaErrorCode =
  | "busy"
  | "cancelled"
  | "duplicate_tool"
  | "input_required"
  | "invalid_answer"
  | "invalid_arguments"
  | "invalid_name"
  | "invalid_options"
  | "invalid_result"
  | "misplaced_decorator"
  | "no_capability"
  | "no_instance"
  | "no_tools"
  | "not_compiled"
  | "refused"
  | "server_conflict"
  | "shutting_down"
  | "timeout"
  | "tool_failed"
  | "unknown_contract"
  | "unknown_tool";

const MARK = createMark("error");

/**
 * The one class of errors that Toolmeta throws. `message` says what, where, what was expected and how to
 * go on. Errors of another copy of this package are recognised with {@link ToolmetaError.is}.
 */
export class ToolmetaError extends Error {
  static {
    setMark(this.prototype, MARK);
  }

  constructor(
    /** Stable, for programs. */
    readonly code: ToolmetaErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "ToolmetaError";
  }

  /** Whether a value is an error of this family, from this copy of the package or another. */
  static is(value: unknown): value is ToolmetaError {
    return hasMark(value, MARK);
  }

  /**
   * Makes any thrown value an error of this family. An `Error`, or another object with a message, keeps
   * that and becomes the `cause`; another value is shown as text.
   */
  static from(thrown: unknown): ToolmetaError {
    if (ToolmetaError.is(thrown)) return thrown;
    return new ToolmetaError("tool_failed", showThrown(thrown), { cause: thrown });
  }
}

function showThrown(thrown: unknown): string {
  // The message of an error may have been set to anything.
  const message: unknown =
    typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, "message") : thrown;
  if (typeof message === "string" && message.trim() !== "") return message;
  if (isError(thrown)) return thrown.name;
  return `A value that is no error was thrown (${typeof thrown}).`;
}
