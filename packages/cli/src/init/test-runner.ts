import { posix } from "node:path";
import { readScripts } from "../project/read-manifest.js";
import { readManifest } from "./init-project.js";
import type { InitProject } from "./init-project.js";

/** How the sample's test is written and run. It tests what is built, so that any runner will do. */
export interface TestRunner {
  readonly name: string;
  /** The path of the test. */
  readonly file: string;
  /** The command that runs it; undefined where the project's own `test` script finds it. */
  readonly command?: string;
  /** The text of the test, from what is the same for all of them. */
  render(body: string): string;
}

/** The runner that the script `test` calls, where it can run the test; that of Node otherwise. */
export function findRunner(project: InitProject): TestRunner {
  const { files, layout } = project;
  const manifest = readManifest(files);
  const { test = "" } = readScripts(manifest);
  const path = posix.join(layout.tests, "clock-tools.test");
  if (/\bvitest\b/.test(test)) {
    const render = (body: string): string =>
      imports(layout, 'import { test } from "vitest";') + body;
    return { name: "Vitest", file: `${path}.mjs`, render };
  }
  // Jest cannot load an ES module without a flag.
  if (/\bjest\b/.test(test) && !layout.isEsm && manifest.type !== "module") {
    return { name: "Jest", file: `${path}.js`, render: (body) => requires(layout) + body };
  }
  const node = { name: "Node's own runner" };
  if (layout.isEsm) {
    const render = (body: string): string =>
      imports(layout, 'import { test } from "node:test";') + body;
    return { ...node, file: `${path}.mjs`, command: `node --test ${path}.mjs`, render };
  }
  const render = (body: string): string =>
    requires(layout, 'const { test } = require("node:test");\n') + body;
  return { ...node, file: `${path}.cjs`, command: `node --test ${path}.cjs`, render };
}

type Folders = InitProject["layout"];

function imports(layout: Folders, test: string): string {
  return [
    'import assert from "node:assert/strict";',
    ...(test.includes("node:") ? [test] : []),
    'import { createToolRegistry } from "@toolmeta/runtime";',
    ...(test.includes("node:") ? [] : [test]),
    `import { ClockTools } from "${builtModule(layout)}";`,
    "",
    "",
  ].join("\n");
}

function requires(layout: Folders, test = ""): string {
  return (
    `const assert = require("node:assert/strict");\n${test}` +
    `const { createToolRegistry } = require("@toolmeta/runtime");\n` +
    `const { ClockTools } = require("${builtModule(layout)}");\n\n`
  );
}

function builtModule({ tests, built }: Folders): string {
  return posix.relative(tests, posix.join(built, "clock-tools.js"));
}
