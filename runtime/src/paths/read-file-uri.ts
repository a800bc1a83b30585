import { fileURLToPath } from "node:url";
import type { PathReading } from "./path-reading.js";

/** The path of a `file:` URI on this machine. */
export function readFileUri(text: string): PathReading {
  try {
    return { path: fileURLToPath(text) };
  } catch {
    // A foreign host, an encoded slash, a broken escape: there is no other way to ask for all of them.
    return { problem: "which is no file: URI of this machine" };
  }
}
