/** Text out of a file, and how it was written there. */
export interface DecodedText {
  /** With its byte order mark, if the file has one. */
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be";
}

/**
 * Reads bytes as UTF-8, or as the UTF-16 that their byte order mark tells.
 *
 * @param isCut The bytes may end in the middle of a character, which is then left out.
 * @returns Undefined when they are no text: not of that encoding, or with NUL characters.
 */
export function decodeText(bytes: Uint8Array, isCut = false): DecodedText | undefined {
  const encoding = tellEncoding(bytes);
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    const text = decoder.decode(bytes, { stream: isCut });
    return text.includes("\0") ? undefined : { text, encoding };
  } catch {
    // A fatal decoder throws for bytes that are not of its encoding, and for nothing else.
    return undefined;
  }
}

function tellEncoding([first, second]: Uint8Array): DecodedText["encoding"] {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
