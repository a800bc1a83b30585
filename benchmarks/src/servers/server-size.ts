import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BENCHMARKS } from "../folders.js";
import { generateSource } from "../generate-source.js";

/** A set of tools that every kind of server offers. */
export interface ServerSize {
  /** `bookshop`, or the number of tools. */
  readonly name: string;
  readonly tools: number;
}

/** The six tools of a bookshop, written by hand. */
export const BOOKSHOP: ServerSize = { name: "bookshop", tools: 6 };

/** A generated server. */
export function sizeOf(tools: number): ServerSize {
  return { name: String(tools), tools };
}

/** Ten tools stand in a file. */
export function filesOf({ tools }: ServerSize): number {
  return Math.ceil(tools / 10);
}

/** Writes the TypeScript source of a size into a folder, with its tsconfig.json. */
export function writeSource(size: ServerSize, out: string): void {
  rmSync(out, { recursive: true, force: true });
  if (size === BOOKSHOP) cpSync(join(BENCHMARKS, "bookshop"), out, { recursive: true });
  else generateSource({ tools: size.tools, files: filesOf(size), out });
}
