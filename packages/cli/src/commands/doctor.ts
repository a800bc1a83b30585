import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { EXIT } from "../command-line/exit-code.js";
import type { Shell } from "../command-line/shell.js";

const EXAMPLES = `
Examples:
  toolmeta doctor
  toolmeta doctor packages/shop --project tsconfig.node.json --json`;

/** `toolmeta doctor`: why tools do not work, and what to do. */
export function createDoctorCommand(shell: Shell) {
  return new Command("doctor")
    .summary("find out why tools do not work")
    .description(
      "Looks for what keeps the tools of a project from working, and says how to mend it. It runs nothing " +
        "of the project. Exits with 1 when it has found something.",
    )
    .argument("[dir]", "the folder of the package (default: this one)")
    .option("--project <tsconfig>", "the tsconfig that builds the tools, from the folder")
    .option("--json", "print JSON")
    .addHelpText("after", EXAMPLES)
    .action(async (dir, { project, json }) => {
      const { readProject } = await import("../doctor/read-project.js");
      const { CHECKS } = await import("../doctor/check-table.js");
      const { renderReport } = await import("../doctor/render-report.js");
      const examined = readProject(resolve(dir ?? "."), project);
      const reports = CHECKS.map((check) => ({ check, findings: check.find(examined) }));
      shell.print(renderReport(reports, json === true, shell));
      if (reports.some(({ findings }) => findings.length > 0)) shell.exitWith(EXIT.reported);
    });
}
