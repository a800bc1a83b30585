import { isJsonObject } from "../validation/is-json-object.js";

/** The names of the tools that were registered on an `McpServer` itself; a low-level server names none. */
export function listOwnTools(server: object): readonly string[] {
  const own: unknown = Reflect.get(server, "_registeredTools");
  return isJsonObject(own) ? Object.keys(own) : [];
}
