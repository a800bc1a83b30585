import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files that are read and never change. */
export const TEXTS = 16;

/** A directory for the file system tools. */
export interface Workspace {
  readonly directory: string;
  remove(): Promise<void>;
}

/** What is in a text that never changes. */
export function textOf(number: number): string {
  return `text ${number}\n`.repeat(number + 1);
}

/** Where a text that never changes is. */
export function pathOfText(directory: string, number: number): string {
  return join(directory, "texts", `${number}.txt`);
}

/** Makes a directory with texts, and one to write to. */
export async function openWorkspace(): Promise<Workspace> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "toolmeta-soak-")));
  await mkdir(join(directory, "texts"));
  await mkdir(join(directory, "written"));
  for (let number = 0; number < TEXTS; number += 1) {
    await writeFile(pathOfText(directory, number), textOf(number));
  }
  return { directory, remove: () => rm(directory, { recursive: true }) };
}
