import { ToolmetaError } from "./toolmeta-error.js";

/** Whether an error says that a call waits for the client's input, and is neither answered nor failed. */
export function isInputRequired(value: unknown): value is ToolmetaError {
  return ToolmetaError.is(value) && value.code === "input_required";
}
