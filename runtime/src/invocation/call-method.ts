import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";

/**
 * Calls the method by its name, so that an override and whatever other decorators made of it are what
 * runs.
 */
export function callMethod(tool: RegisteredTool, parameters: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(tool.target, tool.record.key);
  if (typeof method !== "function") {
    throw new ToolmetaError("invalid_result", `${tool.place} is no longer a method.`);
  }
  return Reflect.apply(method, tool.target, parameters);
}
