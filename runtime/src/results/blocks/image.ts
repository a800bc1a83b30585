import type { BlockExtras, MediaBlock } from "../call-tool-result.js";
import { mediaBlock } from "./media-block.js";

/**
 * An image as a content block.
 *
 * @param data The bytes, or base64.
 * @param mimeType For instance `image/png`; told by the first bytes when it is a PNG, JPEG, GIF or WebP.
 * @throws ToolmetaError (`invalid_result`) when the data is no base64, or the type cannot be told.
 */
export function image(
  data: Uint8Array | string,
  mimeType?: string,
  extras: BlockExtras = {},
): MediaBlock {
  return mediaBlock("image", data, mimeType, extras);
}
