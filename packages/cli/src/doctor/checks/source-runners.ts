import { readFiles } from "../../project/find-sources.js";
import type { SourceFile } from "../../project/find-sources.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";
import { importsSource } from "../imports-source.js";
import type { ScriptCommand } from "../read-commands.js";

/** What removes types file by file and runs no transformer, each with what it is called. */
const RUNNERS: Readonly<Record<string, string>> = {
  tsx: "tsx",
  esno: "tsx",
  jiti: "jiti",
  bun: "Bun",
  deno: "Deno",
  "ts-node": "ts-node",
  "ts-node-esm": "ts-node",
  "ts-node-dev": "ts-node",
  "swc-node": "swc",
  "babel-node": "Babel",
  "vite-node": "Vite",
  esbuild: "esbuild",
  swc: "swc",
  babel: "Babel",
  tsup: "esbuild (tsup)",
  tsdown: "Oxc (tsdown)",
  unbuild: "unbuild",
  vite: "Vite",
  rollup: "Rollup",
  parcel: "Parcel",
};
const TS_FILE = /.\.[cm]?tsx?$/;
/** Hooks that let Node load TypeScript. */
const HOOK = /^(tsx|ts-node|@swc-node\/register|@swc\/register|esbuild-register|@babel\/register)/;

/** Nothing runs or bundles the sources of tools without the transformer. */
export const sourceRunners: Check = {
  name: "source-runners",
  holds: "no script runs or bundles the sources of tools without the transformer",
  find: (project): readonly Finding[] =>
    project.commands.flatMap((command) => {
      const runner = findRunner(command, project);
      if (runner === undefined) return [];
      return [
        {
          where: `package.json, script "${command.script}"`,
          problem: `${runner} removes types without reading them and runs no transformer, so tools have no schemas.`,
          fix: "Build with tspc first, and let it run or bundle what was built; while developing, toolmeta dev.",
        },
      ];
    }),
};

function findRunner(command: ScriptCommand, project: DoctorProject): string | undefined {
  const { program, args } = command;
  if (!args.some((argument) => namesSource(argument, project))) return undefined;
  if (program === "node") return args.some((one) => HOOK.test(one)) ? hookOf(args) : "Node itself";
  if (program.startsWith("ts-node") && usesPatchedCompiler(project, args)) return undefined;
  return RUNNERS[program];
}

/** A source of tools or one that imports it, or a folder or a pattern with one in it. */
function namesSource(argument: string, { folder, sources }: DoctorProject): boolean {
  if (argument.startsWith("-")) return false;
  const path = argument.replace(/^\.\//, "").replace(/\/$/, "");
  const above = path.replace(/\/?[^/]*\*.*$/, "");
  if (sources.some((source) => source.path.startsWith(`${above}/`))) return true;
  if (!TS_FILE.test(path)) return false;
  const named = readFiles(folder, [path]);
  return named.some((file) => isOneOf(file, sources) || importsSource(file, sources));
}

function isOneOf({ path }: SourceFile, sources: readonly SourceFile[]): boolean {
  return sources.some((source) => source.path === path);
}

function hookOf(args: readonly string[]): string {
  return args.find((one) => HOOK.test(one)) ?? "Node itself";
}

/** ts-node takes another compiler, and then it runs transformers. */
function usesPatchedCompiler({ settings }: DoctorProject, args: readonly string[]): boolean {
  return settings?.tsNodeCompiler === "ts-patch/compiler" || args.includes("ts-patch/compiler");
}
