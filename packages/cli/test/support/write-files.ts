import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files by their paths; what is no text is written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Writes files into a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
}
