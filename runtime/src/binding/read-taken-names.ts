import type { FindTaken } from "../registry/tool-table.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { readOwnTools } from "./read-own-tools.js";
import { wrapsServer } from "./prepare-server.js";

const bound = new WeakMap<object, ToolRegistry[]>();

/** Remembers that a registry serves its tools on a low-level server. */
export function rememberRegistry(server: object, registry: ToolRegistry): void {
  bound.set(server, [...(bound.get(server) ?? []), registry]);
}

/** The names that a server's tools have already: those of its own, and those of other registries. */
export function readTakenNames(given: object | { readonly server: object }): FindTaken {
  const registries = bound.get(wrapsServer(given) ? given.server : given) ?? [];
  const own = readOwnTools(given);
  return (name) => {
    if (Object.hasOwn(own, name)) return "a tool that the server had before";
    return registries.some((registry) => registry.has(name))
      ? "a tool that was registered on the server before"
      : undefined;
  };
}
