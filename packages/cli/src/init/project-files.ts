import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files of a project and what is going to change in them. Nothing is written before `save`. */
export interface ProjectFiles {
  readonly folder: string;
  /** The text of a file with its changes; undefined when there is no such file. */
  read(path: string): string | undefined;
  /** @param what What this does, as a sentence without its end: `adds the script "dev"`. */
  write(path: string, text: string, what: string): void;
  /** What changes, file by file. */
  readonly changes: ReadonlyMap<string, readonly string[]>;
  save(): void;
}

/** Opens a folder, which need not exist. Paths count from it and have slashes. */
export function openProjectFiles(folder: string): ProjectFiles {
  const texts = new Map<string, string>();
  const changes = new Map<string, string[]>();
  return {
    folder,
    changes,
    read(path) {
      const file = join(folder, path);
      return texts.get(path) ?? (existsSync(file) ? readFileSync(file, "utf8") : undefined);
    },
    write(path, text, what) {
      texts.set(path, text);
      changes.set(path, [...(changes.get(path) ?? []), what]);
    },
    save() {
      for (const [path, text] of texts) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
  };
}
