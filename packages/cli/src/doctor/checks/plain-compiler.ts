import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../../project/find-installed.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";

/** What `ts-patch install` writes into the compiler. */
const PATCHED = "/// tsp-module:";

/** Scripts build with the compiler that runs transformers. */
export const plainCompiler: Check = {
  name: "plain-compiler",
  holds: "scripts build with tspc, and ts-patch is installed",
  find(project): readonly Finding[] {
    const plain = isPatched(project) ? [] : findPlainBuilds(project);
    const isThere = findInstalled(project.folder, "ts-patch") !== undefined;
    if (isThere) return plain;
    const missing = {
      where: "node_modules/ts-patch",
      problem: "ts-patch is not installed, and only its compiler runs transformers.",
      fix: "npm install --save-dev ts-patch@3",
    };
    return [missing, ...plain];
  },
};

function findPlainBuilds({ commands }: DoctorProject): readonly Finding[] {
  return commands
    .filter(({ program, args }) => program === "tsc" && !args.some(writesNothing))
    .map(({ script }) => ({
      where: `package.json, script "${script}"`,
      problem: "tsc runs no transformers, so tools are built without their schemas.",
      fix: "Call tspc instead; it takes the same arguments.",
    }));
}

function writesNothing(argument: string): boolean {
  return ["--noEmit", "--version", "-v", "--init", "--showConfig"].includes(argument);
}

/** With `ts-patch install`, tsc itself runs them. */
function isPatched({ folder }: DoctorProject): boolean {
  const typescript = findInstalled(folder, "typescript");
  if (typescript === undefined) return false;
  return ["lib/tsc.js", "lib/_tsc.js"].some((path) => {
    const file = join(typescript.folder, path);
    return existsSync(file) && readFileSync(file, "utf8").includes(PATCHED);
  });
}
