import type { Brand } from "@toolmeta/contract";
import { createMark, hasMark, setMark } from "../errors/mark.js";
import type { ContentBlock } from "./call-tool-result.js";
import type { Failure } from "./failure.js";
import { isFailure } from "./is-failure.js";
import { serializeValue } from "./serialize-value.js";
import { toJsonText } from "./to-json-text.js";

const MARK = createMark("tool-result");

/** The brand tells the compiler half what a successful result holds; a class cannot declare it itself. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ToolResult<T> extends Brand<{ result: T }> {}

/**
 * A result whose failure is told by its value. Made with `toResult`; a method's test can read it without
 * any server.
 *
 * @typeParam T What a successful call returns: the tool's output schema is made from it.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export class ToolResult<T> {
  static {
    setMark(this.prototype, MARK);
  }

  /** The whole value as the implementation returned it, hints of a failure included. */
  readonly structuredContent: T | Failure;
  /** True exactly when the value's `error` (or legacy `Error`) reports a failure. */
  readonly isError: boolean;

  constructor(value: T | Failure) {
    this.structuredContent = value;
    this.isError = isFailure(value);
  }

  /**
   * The value as one text block, in JSON (a string as it is).
   *
   * @throws ToolmetaError (`invalid_result`) when the value cannot be represented in JSON.
   */
  get content(): readonly ContentBlock[] {
    return [{ type: "text", text: toJsonText(serializeValue(this.structuredContent)) }];
  }

  /** Whether a value is a `ToolResult`, from this copy of the package or another. */
  static is(value: unknown): value is ToolResult<unknown> {
    return hasMark(value, MARK);
  }
}
