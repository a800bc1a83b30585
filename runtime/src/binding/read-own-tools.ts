import { isJsonObject } from "../validation/is-json-object.js";

/** The tools that were registered on an `McpServer` itself, by name; a low-level server names none. */
export function readOwnTools(server: object): Readonly<Record<string, unknown>> {
  const own: unknown = Reflect.get(server, "_registeredTools");
  return isJsonObject(own) ? own : {};
}
