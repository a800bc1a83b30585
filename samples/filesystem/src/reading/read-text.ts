import type { FileHandle } from "node:fs/promises";
import { ToolError } from "@toolmeta/runtime";
import { LIMITS } from "../limits.js";
import { decodeText } from "./decode-text.js";
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
    const { text } = decodeText(path, await readBytes(file, 0, size));
    return withoutMark(sliceLines(text, range) ?? text);
  });
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
  const whole = isTail ? withoutFirstLine(bytes) : bytes;
  const lines = sliceLines(decodeText(path, whole, !isTail).text, range);
  if (lines !== undefined) return withoutMark(lines);
  throw new ToolError(
    `These lines of ${path} have more than the ${limit} bytes that this call can take. ` +
      "Ask for fewer lines.",
    hint,
  );
}

/** The first line of a part may begin in the middle of a character. */
function withoutFirstLine(bytes: Buffer): Buffer {
  const end = bytes.indexOf("\n");
  return bytes.subarray(end === -1 ? bytes.length : end + 1);
}

function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
