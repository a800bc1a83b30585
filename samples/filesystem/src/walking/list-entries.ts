import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import type { Entry, EntryType } from "./entry.js";

/** The entries of a directory, sorted by name. Links are told as such, and not followed. */
export async function listEntries(directory: string): Promise<Entry[]> {
  const found = await readdir(directory, { withFileTypes: true });
  return found
    .map((entry) => ({ name: entry.name, type: tellType(entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function tellType(entry: Dirent): EntryType {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}
