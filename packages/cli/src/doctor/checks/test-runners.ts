import { existsSync } from "node:fs";
import { join } from "node:path";
import { readFiles } from "../../project/find-sources.js";
import { findRequirement } from "../../project/read-manifest.js";
import { readSettings } from "../../project/read-settings.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";
import { importsSource } from "../imports-source.js";

const CONFIGS = "{jest,vitest,vite}.config.{js,cjs,mjs,ts,cts,mts,json}";
const TESTS_BUILT = "Import what tspc has built, such as ../dist/book-tools.js.";

/** Tests load tools with the transformer. */
export const testRunners: Check = {
  name: "test-runners",
  holds: "tests load tools that were built with the transformer",
  find(project): readonly Finding[] {
    const test = project.tests.find((one) => importsSource(one, project.sources));
    if (test === undefined) return [];
    const problem = findJestProblem(project) ?? findVitestProblem(project);
    return problem === undefined ? [] : [{ where: test.path, ...problem }];
  },
};

type Problem = Omit<Finding, "where">;

function findVitestProblem(project: DoctorProject): Problem | undefined {
  const isUsed = findRequirement(project.manifest, "vitest") !== undefined;
  if (!isUsed || readConfigs(project).includes("ts-patch")) return undefined;
  return {
    problem:
      "It imports the source of a tool, and Vitest runs no transformer (esbuild removes the types).",
    fix: TESTS_BUILT,
  };
}

function findJestProblem(project: DoctorProject): Problem | undefined {
  if (findRequirement(project.manifest, "jest") === undefined) return undefined;
  const config = readConfigs(project) + JSON.stringify(project.manifest.jest ?? {});
  if (!config.includes("ts-jest")) {
    const name = /@swc\/jest|esbuild-jest/.exec(config)?.[0] ?? "babel-jest";
    return {
      problem: `It imports the source of a tool, and ${name} runs no transformer.`,
      fix: `Take ts-jest with "compiler": "ts-patch/compiler". Or: ${TESTS_BUILT}`,
    };
  }
  if (!config.includes("ts-patch/compiler")) {
    return {
      problem: "It imports the source of a tool, and ts-jest compiles with plain TypeScript.",
      fix: 'Give ts-jest "compiler": "ts-patch/compiler".',
    };
  }
  if (!isIsolated(project, config)) return undefined;
  return {
    problem:
      "It imports the source of a tool, and ts-jest compiles each file alone (isolatedModules), without transformers that need types.",
    fix: "Give ts-jest a tsconfig with isolatedModules: false.",
  };
}

/** ts-jest takes the option from its own settings or from the tsconfig. */
function isIsolated({ folder, settings }: DoctorProject, config: string): boolean {
  if (/["']?(isolatedModules|transpilation)["']?\s*:\s*true/.test(config)) return true;
  const named = /["']?tsconfig["']?\s*:\s*["'](?:<rootDir>\/)?([^"']+\.json)["']/.exec(config)?.[1];
  const file = named === undefined ? undefined : join(folder, named);
  const used = file !== undefined && existsSync(file) ? readSettings(file) : settings;
  return used?.options.isolatedModules === true;
}

function readConfigs({ folder }: DoctorProject): string {
  return readFiles(folder, [CONFIGS])
    .map(({ text }) => text)
    .join("\n");
}
