import { findInstalled } from "../../project/find-installed.js";
import { findRequirement } from "../../project/read-manifest.js";
import { judgeTypescript } from "../../project/judge-typescript.js";
import type { Check, Finding } from "../check.js";

/** The compiler is one that can run a transformer. */
export const typescriptVersion: Check = {
  name: "typescript-version",
  holds: "TypeScript is one that runs transformers (5.9 or 6)",
  find({ folder, manifest }): readonly Finding[] {
    const fix = "npm install --save-dev typescript@~6.0.3";
    const installed = findInstalled(folder, "typescript");
    const version = installed?.version ?? findRequirement(manifest, "typescript")?.range;
    if (version === undefined) {
      return [{ where: "node_modules/typescript", problem: "TypeScript is not installed.", fix }];
    }
    const reason = judgeTypescript(version);
    if (reason === undefined) return [];
    const where = installed === undefined ? "package.json" : "node_modules/typescript";
    return [{ where, problem: `TypeScript is ${version}. ${reason}.`, fix }];
  },
};
