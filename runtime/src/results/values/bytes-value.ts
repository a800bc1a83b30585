import { isArrayBuffer, isUint8Array } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** `Uint8Array`, `Buffer` and `ArrayBuffer`: base64. */
export const bytesValue: ValueKind<Uint8Array | ArrayBuffer> = {
  supports: (value): value is Uint8Array | ArrayBuffer =>
    isUint8Array(value) || isArrayBuffer(value),
  serialize: (value) => toBase64(value),
};

/** The bytes in base64. */
export function toBase64(bytes: Uint8Array | ArrayBuffer): string {
  const view = isUint8Array(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes);
  return view.toString("base64");
}

/** Without groups to repeat: those take one level of the stack each, which millions of bytes overrun. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether a text is base64, as RFC 4648 pads it. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && BASE64.test(text);
}
