import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";

/** A source or a built module, as text. */
export interface SourceFile {
  /** From the folder of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

const SOURCES = "**/*.{ts,mts,cts,tsx}";

/** The TypeScript sources of a project that import from the runtime; declarations are none. */
export function findToolSources(folder: string): readonly SourceFile[] {
  return readFiles(folder, [SOURCES], ["**/*.d.{ts,mts,cts}"]).filter(({ text }) =>
    /["']@toolmeta\/runtime(\/[^"']*)?["']/.test(text),
  );
}

/** Reads the files of a project that match, without those of installed packages. */
export function readFiles(
  folder: string,
  patterns: readonly string[],
  ignored: readonly string[] = [],
): readonly SourceFile[] {
  const paths = globSync([...patterns], {
    cwd: folder,
    ignore: ["**/node_modules/**", ...ignored],
    dot: false,
  });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
