import type { BlockExtras, MediaBlock } from "../call-tool-result.js";
import { mediaBlock } from "./media-block.js";

/**
 * A sound as a content block.
 *
 * @param data The bytes, or base64.
 * @param mimeType For instance `audio/wav`; told by the first bytes when it is WAV, MP3, Ogg or FLAC.
 * @throws ToolmetaError (`invalid_result`) when the data is no base64, or the type cannot be told.
 */
export function audio(
  data: Uint8Array | string,
  mimeType?: string,
  extras: BlockExtras = {},
): MediaBlock {
  return mediaBlock("audio", data, mimeType, extras);
}
