import type { BlockExtras, ResourceBlock } from "../call-tool-result.js";
import { toBase64 } from "../values/bytes-value.js";

/**
 * A resource with its contents as a content block: text as text, bytes as base64.
 *
 * @param uri By which the client may name it.
 */
export function resource(
  uri: string,
  contents: string | Uint8Array,
  mimeType?: string,
  extras: BlockExtras = {},
): ResourceBlock {
  return {
    type: "resource",
    resource: {
      uri,
      ...(mimeType !== undefined && { mimeType }),
      ...(typeof contents === "string" ? { text: contents } : { blob: toBase64(contents) }),
    },
    ...extras,
  };
}
