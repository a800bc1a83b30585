import { posix } from "node:path";
import { findToolSources } from "../project/find-sources.js";
import { readManifest } from "./init-project.js";
import type { InitProject } from "./init-project.js";
import { readTemplate } from "./read-template.js";
import { findRunner } from "./test-runner.js";

/** Adds a tool, its server and its test to a project that has no tools yet. */
export function addSample(project: InitProject): void {
  const { files, layout } = project;
  if (findToolSources(files.folder).length > 0) return;
  const server = readTemplate("server.ts").replace("SERVER_NAME", readName(project));
  const runner = findRunner(project);
  const samples = [
    [posix.join(layout.sources, "clock-tools.ts"), readTemplate("clock-tools.ts"), "a sample tool"],
    [posix.join(layout.sources, "server.ts"), server, "a server for it"],
    [runner.file, runner.render(readTemplate("clock-tools.test.js")), `a test, for ${runner.name}`],
  ] as const;
  for (const [path, text, what] of samples) {
    if (files.read(path) === undefined) files.write(path, text, what);
  }
}

function readName({ files }: InitProject): string {
  const { name } = readManifest(files);
  return typeof name === "string" ? name.replace(/^@[^/]*\//, "") : "tools";
}

/** Whether the sample's server is in the project. */
export function hasServer({ files, layout }: InitProject): boolean {
  return files.read(posix.join(layout.sources, "server.ts")) !== undefined;
}
