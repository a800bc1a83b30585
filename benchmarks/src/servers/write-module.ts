import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a generated ES module, and its folder. */
export function writeModule(out: string, file: string, ...parts: readonly string[]): void {
  const path = join(out, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${parts.join("\n")}\n`);
}
