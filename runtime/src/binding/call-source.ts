import { ToolmetaError } from "../errors/toolmeta-error.js";

/**
 * The server that a caller's function makes.
 *
 * @throws ToolmetaError (`invalid_options`) when it is a promise, which the types do not allow.
 */
export function callSource<Server extends object>(source: () => Server): Server {
  const server = source();
  if (!("then" in server)) return server;
  throw new ToolmetaError(
    "invalid_options",
    "The function that makes the server has returned a promise. Expected the server itself: await what it " +
      "needs before you serve.",
  );
}
