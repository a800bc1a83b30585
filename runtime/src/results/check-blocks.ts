import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ContentBlock } from "./call-tool-result.js";
import { isBase64 } from "./values/bytes-value.js";

/**
 * Checks what a client would refuse in content blocks.
 *
 * @throws ToolmetaError (`invalid_result`) for a block whose bytes are no base64.
 */
export function checkBlocks(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  for (const [index, block] of blocks.entries()) {
    const bytes = readBytes(block);
    if (bytes === undefined || isBase64(bytes)) continue;
    throw new ToolmetaError(
      "invalid_result",
      `The result cannot be sent: the bytes of content block ${String(index)} (${block.type}) are no ` +
        "base64. Make blocks with image(), audio() or resource().",
    );
  }
  return blocks;
}

function readBytes(block: ContentBlock): string | undefined {
  if (block.type === "resource") return block.resource.blob;
  return block.type === "image" || block.type === "audio" ? block.data : undefined;
}
