import { createMark, hasMark, setMark } from "./mark.js";
import { ToolmetaError } from "./toolmeta-error.js";

const MARK = createMark("tool-error");

/**
 * A failure that a tool reports to the model: the result has `isError: true`. The details go out as
 * structured content beside the message, `{ error: message, ...details }`.
 *
 * @example
 * throw new ToolError("No such table.", { tables: ["books", "authors"] });
 */
export class ToolError extends ToolmetaError {
  static {
    setMark(this.prototype, MARK);
  }

  constructor(
    message: string,
    /** What helps the model to do better; must be representable in JSON. */
    readonly details?: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    super("tool_failed", message, options);
    this.name = "ToolError";
  }

  /** Whether a value is a `ToolError`, from this copy of the package or another. */
  static override is(value: unknown): value is ToolError {
    return hasMark(value, MARK);
  }
}
