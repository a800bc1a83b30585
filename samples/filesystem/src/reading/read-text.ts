import type { FileHandle } from "node:fs/promises";
import { ToolError } from "@toolmeta/runtime";
import { LIMITS } from "../limits.js";
import { decodeText, type DecodedText } from "./decode-text.js";
import type { LineRange } from "./line-range.js";
import { readBytes } from "./read-bytes.js";
import { sliceLines } from "./slice-lines.js";
import { withPlainFile } from "./with-plain-file.js";

/** How much of a file to read. */
export interface ReadTextOptions extends LineRange {
  /** Bytes; default: `LIMITS.textBytes`. */
  readonly limit?: number;
}

/**
 * Reads a text file, or its first or last lines, without its byte order mark. Of a file beyond the limit
 * the lines must lie within that many bytes of its beginning or end.
 *
 * @throws ToolError for both `head` and `tail`, for what is no text, and for too much of it.
 */
export async function readText(path: string, options: ReadTextOptions = {}): Promise<string> {
  const { limit = LIMITS.textBytes, ...range } = options;
  if (range.head !== undefined && range.tail !== undefined) {
    throw new ToolError("Both head and tail are given. Give one of them, or neither.");
  }
  return withPlainFile(path, async (file, size) => {
    if (size > limit) return readPart(file, { path, size, limit, range });
    const { text } = decodeOrRefuse(path, await readBytes(file, 0, size));
    return withoutMark(sliceLines(text, range) ?? text);
  });
}

/**
 * Decodes the bytes of a file.
 *
 * @throws ToolError when they are no text.
 */
export function decodeOrRefuse(path: string, bytes: Buffer, isCut = false): DecodedText {
  const decoded = decodeText(bytes, isCut);
  if (decoded !== undefined) return decoded;
  throw new ToolError(
    `${path} is no text in UTF-8, or in UTF-16 with a byte order mark. Read it with read_media_file.`,
  );
}

interface Part {
  readonly path: string;
  readonly size: number;
  readonly limit: number;
  readonly range: LineRange;
}

async function readPart(file: FileHandle, { path, size, limit, range }: Part): Promise<string> {
  const hint = { size, limit };
  if (range.head === undefined && range.tail === undefined) {
    throw new ToolError(
      `${path} has ${size} bytes, and this call can take ${limit}. ` +
        "Read its first or last lines with read_text_file, with head or tail.",
      hint,
    );
  }
  const isTail = range.tail !== undefined;
  const bytes = await readBytes(file, isTail ? size - limit : 0, limit);
  // The first line of the part may begin in the middle of a character.
  const whole = isTail ? bytes.subarray(bytes.indexOf("\n") + 1) : bytes;
  const lines = sliceLines(decodeOrRefuse(path, whole, !isTail).text, range);
  if (lines !== undefined) return withoutMark(lines);
  throw new ToolError(
    `So many lines of ${path} have more than ${limit} bytes. Ask for fewer lines.`,
    hint,
  );
}

function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
