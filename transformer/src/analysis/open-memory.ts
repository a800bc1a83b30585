import { readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import type { FileMemory, KeptFile } from "./file-memory.js";

/** Raised when what is kept gets another form. */
const FORM = 1;

interface Opened {
  readonly memory: FileMemory;
  readonly file: string | undefined;
}

const opened = new Map<string, Opened>();

/**
 * What earlier programs of the same project left: in this process (`--watch`, an editor), and for a project
 * that keeps state by file also in a file beside `tsconfig.tsbuildinfo`. Undefined for a program without a
 * configuration.
 */
export function openMemory(options: ts.CompilerOptions): FileMemory | undefined {
  const { configFilePath } = options;
  if (typeof configFilePath !== "string") return undefined;
  const file = locateFile(options);
  const key = `${configFilePath} ${file ?? ""}`;
  const known = opened.get(key);
  if (known !== undefined) return known.memory;
  if (opened.size === 0) process.once("exit", save);
  const memory = file === undefined ? new Map<string, KeptFile>() : read(file);
  opened.set(key, { memory, file });
  return memory;
}

/** The compiler's own answer, which is not among its published types. */
interface BuildInfoLocator {
  readonly getTsBuildInfoEmitOutputFilePath?: (options: ts.CompilerOptions) => string | undefined;
}

function locateFile(options: ts.CompilerOptions): string | undefined {
  const compiler: BuildInfoLocator = ts;
  return compiler
    .getTsBuildInfoEmitOutputFilePath?.(options)
    ?.replace(/(?:\.tsbuildinfo)?$/, ".toolmeta.tsbuildinfo");
}

function read(file: string): FileMemory {
  try {
    const { form, files } = JSON.parse(readFileSync(file, "utf8")) as Kept;
    return form === FORM ? new Map(files) : new Map<string, KeptFile>();
  } catch {
    // There is none yet, or it is cut short: everything is read anew.
    return new Map<string, KeptFile>();
  }
}

interface Kept {
  readonly form: number;
  readonly files: readonly (readonly [string, KeptFile])[];
}

function save(): void {
  for (const { memory, file } of opened.values()) {
    if (file === undefined) continue;
    const kept: Kept = { form: FORM, files: [...memory] };
    try {
      writeFileSync(file, JSON.stringify(kept));
    } catch {
      // A folder that cannot be written to, or that is gone: the next build reads everything anew.
    }
  }
}
