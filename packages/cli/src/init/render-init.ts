import { relative } from "node:path";
import type { Shell } from "../command-line/shell.js";
import type { InitProject } from "./init-project.js";

/** What was changed in a project, or would be, and what comes next. */
export function renderInit(project: InitProject, isDryRun: boolean, { colors }: Shell): string {
  const { files, notes, manager } = project;
  const where = relative("", files.folder) || ".";
  if (files.changes.size === 0) {
    return [`Nothing to do in ${where}: everything is there.`, ...notes].join("\n");
  }
  const changes = [...files.changes].map(([path, done]) =>
    [colors.bold(path), ...done.map((what) => `  ${what}`)].join("\n"),
  );
  const steps = [
    ...(where === "." ? [] : [`cd ${where}`]),
    `${manager} install`,
    ...project.next.map((script) => describeRun(manager, script)),
  ];
  return [
    isDryRun ? `Would change in ${where}:` : `Changed in ${where}:`,
    "",
    ...changes,
    ...(notes.length === 0 ? [] : ["", ...notes]),
    ...(isDryRun ? [] : ["", "Next:", ...steps.map((step) => `  ${step}`)]),
  ].join("\n");
}

/** As people type it; `bun test` would be another thing than the script. */
function describeRun(manager: string, script: string): string {
  return script === "test" && manager !== "bun" ? `${manager} test` : `${manager} run ${script}`;
}
