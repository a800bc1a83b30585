import { wrapsServer } from "./prepare-server.js";
import { readTakenNames } from "./read-taken-names.js";

/**
 * Whether a call is to be left to the handler that a server had before: when it knows the tool, or when only
 * the handler can tell. An `McpServer` names its tools, and would look for a name that it does not know
 * among what all objects have.
 */
export function readForeignNames(
  given: object | { readonly server: object },
): (name: string) => boolean {
  const findTaken = readTakenNames(given);
  return (name) => !wrapsServer(given) || findTaken(name) !== undefined;
}
