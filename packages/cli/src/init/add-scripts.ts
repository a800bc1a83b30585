import { posix } from "node:path";
import { setMember } from "../project/edit-json.js";
import { readScripts } from "../project/read-manifest.js";
import { hasServer } from "./add-sample.js";
import { MANIFEST, readManifest } from "./init-project.js";
import type { InitProject } from "./init-project.js";
import { findRunner } from "./test-runner.js";

/** What `npm init` writes, which tests nothing. */
const NO_TEST = "no test specified";
/** The compiler as a command, and not as a part of another word or of a path. */
const TSC = /(?<![\w/.-])tsc(?![\w.-])/;
const CHECKS_ONLY = /--noEmit\b/;

/** Adds the scripts that build, serve and test, each under a name that is free. */
export function addScripts(project: InitProject): void {
  replaceCompiler(project);
  const { config, sources, built } = project.layout;
  const isUsual = config === "tsconfig.json";
  const build = addScript(project, "build", isUsual ? "tspc" : `tspc -p ${config}`, (script) =>
    isUsual ? /\btspc\b/.test(script) : script.includes(config),
  );
  if (!hasServer(project)) return;
  const server = posix.join(sources, "server.ts");
  const dev = `toolmeta dev ${server}${isUsual ? "" : ` --project ${config}`}`;
  project.next.push(addScript(project, "dev", dev, (script) => script.includes("toolmeta dev")));
  const start = posix.join(built, "server.js");
  addScript(project, "start", `node ${start}`, (script) => script.includes(start));
  addTest(project, `${project.manager} run ${build}`);
}

/** Only ts-patch's `tspc` runs transformers. */
function replaceCompiler({ files, layout }: InitProject): void {
  if (layout.config !== "tsconfig.json") return;
  for (const [name, script] of Object.entries(readScripts(readManifest(files)))) {
    if (!TSC.test(script) || CHECKS_ONLY.test(script)) continue;
    const replaced = script.replaceAll(new RegExp(TSC, "g"), "tspc");
    write(files, name, replaced, `calls tspc instead of tsc in the script "${name}"`);
  }
}

function addTest(project: InitProject, build: string): void {
  const { command, file } = findRunner(project);
  const holds = (script: string): boolean => script.includes(file);
  if (command !== undefined) {
    project.next.push(addScript(project, "test", `${build} && ${command}`, holds));
    return;
  }
  // The project's own script runs the test, which tests what has been built.
  addScript(project, "pretest", build, (script) => script.includes(build));
  project.next.push("test");
}

/** @returns The name of the script that does it, an old one or the new one. */
function addScript(
  { files, notes }: InitProject,
  name: string,
  command: string,
  isDone: (script: string) => boolean,
): string {
  const scripts = readScripts(readManifest(files));
  const done = Object.keys(scripts).find((one) => isDone(scripts[one] ?? ""));
  if (done !== undefined) return done;
  const isFree = (one: string): boolean => scripts[one]?.includes(NO_TEST) ?? true;
  const free = [name, `${name}:mcp`].find(isFree);
  if (free === undefined) {
    notes.push(
      `There are scripts "${name}" and "${name}:mcp" already. Call this yourself: ${command}`,
    );
    return name;
  }
  write(files, free, command, `adds the script "${free}": ${command}`);
  return free;
}

function write(files: InitProject["files"], name: string, command: string, what: string): void {
  const text = files.read(MANIFEST) ?? "{}";
  files.write(MANIFEST, setMember(text, ["scripts", name], command), what);
}
