import type { FindTaken } from "../registry/tool-table.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import type { AnyServer, LowLevelServer } from "./low-level-server.js";

const bound = new WeakMap<LowLevelServer, ToolRegistry[]>();

/** Remembers that a registry serves its tools on a server. */
export function rememberRegistry(server: LowLevelServer, registry: ToolRegistry): void {
  bound.set(server, [...(bound.get(server) ?? []), registry]);
}

/** The names that a server's tools have already: those of its own, and those of other registries. */
export function readTakenNames(given: AnyServer): FindTaken {
  const registries = bound.get("server" in given ? given.server : given) ?? [];
  const own: unknown = Reflect.get(given, "_registeredTools");
  return (name) => {
    if (typeof own === "object" && own !== null && Object.hasOwn(own, name)) {
      return "a tool that the server had before";
    }
    return registries.some((registry) => registry.has(name))
      ? "a tool that was registered on the server before"
      : undefined;
  };
}
