import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { readOwnTools } from "./read-own-tools.js";

/**
 * Sees to it that no tool of a server's own is hidden by one of a registry that was made without it.
 *
 * @throws ToolmetaError (`duplicate_tool`).
 */
export function refuseHiddenTools(server: object, registry: ToolRegistry): void {
  const hidden = Object.keys(readOwnTools(server)).find((name) => registry.has(name));
  if (hidden === undefined) return;
  throw new ToolmetaError(
    "duplicate_tool",
    `The server has a tool "${hidden}" of its own, and so has the registry that is served on it. Give one of ` +
      "them another name: clients would never reach the server's own.",
  );
}
