import { ToolError } from "@toolmeta/runtime";

/** Text out of a file, and how it was written there. */
export interface DecodedText {
  /** With its byte order mark, if the file has one. */
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be";
}

/**
 * Reads the bytes of a file as UTF-8, or as the UTF-16 that their byte order mark tells.
 *
 * @param path For the message.
 * @param isCut The bytes may end in the middle of a character, which is then left out.
 * @throws ToolError when they are no text: not of that encoding, or with NUL characters.
 */
export function decodeText(path: string, bytes: Uint8Array, isCut = false): DecodedText {
  const encoding = tellEncoding(bytes);
  const text = decode(bytes, encoding, isCut);
  if (text !== undefined && !text.includes("\0")) return { text, encoding };
  throw new ToolError(
    `${path} is no text in UTF-8, or in UTF-16 with a byte order mark. Read it with read_media_file.`,
  );
}

function tellEncoding([first, second]: Uint8Array): DecodedText["encoding"] {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function decode(bytes: Uint8Array, encoding: string, isCut: boolean): string | undefined {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes, { stream: isCut });
  } catch {
    // A fatal decoder throws for bytes that are not of its encoding, and for nothing else.
    return undefined;
  }
}
