import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolmetaErrorCode } from "../errors/toolmeta-error.js";

/** What is answered with an error of the protocol and not with a result, with its JSON-RPC code. */
const CODES: Readonly<Partial<Record<ToolmetaErrorCode, number>>> = {
  // Of the codes that are free for implementations; the SDK's clients call it a closed connection.
  shutting_down: -32000,
  // Invalid params. A tool that the caller may not use does not exist for them.
  unknown_tool: -32602,
};

/** The protocol's error for what a registry has thrown, if it has one. */
export function readProtocolError(
  thrown: unknown,
): { readonly code: number; readonly message: string } | undefined {
  if (!ToolmetaError.is(thrown)) return undefined;
  const code = CODES[thrown.code];
  return code === undefined ? undefined : { code, message: thrown.message };
}
