import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { audio, image, resource, type ContentBlock } from "@toolmeta/runtime";
import mime from "mime";
import { LIMITS } from "../limits.js";
import { readWhole } from "./read-whole.js";

/** A file's bytes as a content block, and what they are. */
export interface Media {
  readonly block: ContentBlock;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
}

/** The kinds of media that have a content block of their own. */
const BLOCKS = new Map([
  ["image", image],
  ["audio", audio],
]);

/**
 * Reads any file as bytes: an image or a sound as such, everything else as a resource. The type is told by
 * the extension.
 *
 * @throws ToolError for more than `LIMITS.mediaBytes`.
 */
export async function readMedia(path: string): Promise<Media> {
  const bytes = await readWhole(path, LIMITS.mediaBytes);
  const mimeType = mime.getType(path) ?? "application/octet-stream";
  const toBlock = BLOCKS.get(mimeType.replace(/\/.*/, ""));
  const block =
    toBlock?.(bytes, mimeType) ?? resource(pathToFileURL(resolve(path)).href, bytes, mimeType);
  return { block, mimeType, size: bytes.length };
}
