import { homedir } from "node:os";
import { join } from "node:path";
import type { PathReading } from "./path-reading.js";
import { readFileUri } from "./read-file-uri.js";

/** `~name` is another user's home in a shell, and a file of that name everywhere else. */
const OTHER_HOME = /^~[^\\/]/;

/** A relative path for the operating system, but an address for many a program. */
const FOREIGN_URI = /^[a-z][a-z\d+.-]*:\/\//i;

/** Reads an argument that should be a path: a plain path, one in the user's home, or a `file:` URI. */
export function readPath(value: unknown): PathReading {
  if (typeof value !== "string") return { problem: "which is no path" };
  const reading = readText(value);
  if ("path" in reading && reading.path.includes("\0")) {
    return { problem: "which holds a NUL byte" };
  }
  return reading;
}

function readText(text: string): PathReading {
  const trimmed = text.trim();
  if (trimmed !== text) return { problem: "which begins or ends with white space" };
  if (/^file:/i.test(text)) return readFileUri(text);
  if (FOREIGN_URI.test(text)) return { problem: "which is no file: URI, and no path" };
  if (OTHER_HOME.test(text)) {
    return { problem: `which may be the home of a user; write ./${text} for a file of that name` };
  }
  return { path: text.startsWith("~") ? join(homedir(), text.slice(1)) : text };
}
