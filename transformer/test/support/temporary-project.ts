import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const TESTS = join(__dirname, "..");
const TSPC = join(TESTS, "../../node_modules/ts-patch/bin/tspc.js");

/** What a run of the compiler printed, and how it ended. */
export interface CompilerRun {
  readonly status: number | null;
  /** The lines that speak of a diagnostic. */
  readonly printed: readonly string[];
}

/** A project on disk beside the tests, where it finds the packages of this repository. */
export interface TemporaryProject {
  readonly folder: string;
  /** Writes a file, text as it is and anything else as JSON. */
  write(file: string, content: string | object): void;
  /** The text of a file. */
  read(file: string): string;
  /** Runs `tspc` in the project. */
  compile(...flags: readonly string[]): CompilerRun;
  /** Runs `tspc --diagnostics` in the project, and gives how many files were read for tools: `1 of 3`. */
  countReads(...flags: readonly string[]): string | undefined;
  /** Runs a file of the project with Node, and gives what it printed, to the error stream too. */
  run(file: string): string;
  /** Starts `tspc --watch` in the project. */
  watch(): CompilerWatch;
  remove(): void;
}

/** A running `tspc --watch`. */
export interface CompilerWatch {
  /** Waits for the next compilation to end, and gives what it printed. */
  next(): Promise<readonly string[]>;
  stop(): void;
}

/** What a project's tsconfig.json needs, with the plugin's entry as given. */
export function projectConfig(plugin: object, more: object = {}): object {
  return {
    compilerOptions: {
      target: "es2022",
      lib: ["es2022"],
      module: "nodenext",
      strict: true,
      skipLibCheck: true,
      types: [],
      rootDir: "src",
      outDir: "dist",
      plugins: [plugin],
      ...more,
    },
    include: ["src"],
  };
}

/** Makes an empty project. */
export function createTemporaryProject(): TemporaryProject {
  const folder = mkdtempSync(join(TESTS, ".tmp-"));
  const write = (file: string, content: string | object) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  };
  write("package.json", { type: "module" });
  return {
    folder,
    write,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    compile(...flags) {
      const run = spawnSync(process.execPath, [TSPC, ...flags], { cwd: folder, encoding: "utf8" });
      return { status: run.status, printed: readPrinted(run.stdout) };
    },
    countReads(...flags) {
      const all = [TSPC, ...flags, "--diagnostics"];
      const { stdout } = spawnSync(process.execPath, all, { cwd: folder, encoding: "utf8" });
      return /^Files read for tools: (.*)$/m.exec(stdout)?.[1];
    },
    run(file) {
      const { stdout, stderr } = spawnSync(process.execPath, [file], {
        cwd: folder,
        encoding: "utf8",
      });
      return stdout + stderr;
    },
    watch: () => startWatch(folder),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const END_OF_COMPILATION = /^.*Watching for file changes\.$/m;

function startWatch(folder: string): CompilerWatch {
  const flags = [TSPC, "--watch", "--preserveWatchOutput", "--pretty", "false"];
  const compiler = spawn(process.execPath, flags, { cwd: folder });
  let output = "";
  let notice: (() => void) | undefined;
  compiler.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
    notice?.();
  });
  return {
    next: () =>
      new Promise((resolve) => {
        notice = () => {
          const end = END_OF_COMPILATION.exec(output);
          if (end === null) return;
          const text = output.slice(0, end.index);
          output = output.slice(end.index + end[0].length);
          notice = undefined;
          resolve(readPrinted(text));
        };
        notice();
      }),
    stop: () => {
      compiler.kill();
    },
  };
}

function readPrinted(output: string): readonly string[] {
  const lines = output.split("\n").filter((line) => /: (?:error|warning) /.test(line));
  return lines.map(shorten);
}

/** `src/a.ts(5,9): warning TM2002`; the compiler's own codes stay as they are. */
function shorten(line: string): string {
  return line.replace(/TS98\d{4}: (TM\d{4}): .*/, "$1").replace(/(TS\d{4}): .*/, "$1");
}
