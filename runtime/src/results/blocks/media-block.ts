import { ToolmetaError } from "../../errors/toolmeta-error.js";
import type { BlockExtras, MediaBlock } from "../call-tool-result.js";
import { isBase64, toBase64 } from "../values/bytes-value.js";

/** The first bytes of each format, as Latin-1; a dot stands for any byte. */
const SIGNATURES: Readonly<Record<MediaBlock["type"], readonly (readonly [RegExp, string])[]>> = {
  image: [
    [/^\x89PNG/, "image/png"],
    [/^\xff\xd8\xff/, "image/jpeg"],
    [/^GIF8/, "image/gif"],
    [/^RIFF....WEBP/s, "image/webp"],
  ],
  audio: [
    [/^RIFF....WAVE/s, "audio/wav"],
    [/^ID3|^\xff[\xfb\xf3\xf2]/, "audio/mpeg"],
    [/^OggS/, "audio/ogg"],
    [/^fLaC/, "audio/flac"],
  ],
};

/** A block of bytes with their type. */
export function mediaBlock(
  type: MediaBlock["type"],
  data: Uint8Array | string,
  mimeType: string | undefined,
  extras: BlockExtras,
): MediaBlock {
  const base64 = typeof data === "string" ? data : toBase64(data);
  if (!isBase64(base64)) {
    throw new ToolmetaError(
      "invalid_result",
      `${type}() was given a string that is no base64. Give the bytes, or base64 without a data: prefix.`,
    );
  }
  return { type, data: base64, mimeType: mimeType ?? detectType(type, base64), ...extras };
}

function detectType(type: MediaBlock["type"], base64: string): string {
  const start = Buffer.from(base64.slice(0, 24), "base64").toString("latin1");
  const found = SIGNATURES[type].find(([signature]) => signature.test(start));
  if (found !== undefined) return found[1];
  throw new ToolmetaError(
    "invalid_result",
    `The type of the ${type} cannot be told from its bytes. Name it: ${type}(data, "${type}/…").`,
  );
}
