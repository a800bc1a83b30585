import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { EXIT } from "../command-line/exit-code.js";
import { readVersion } from "../command-line/read-version.js";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import { checkCompiler } from "../lint/check-compiler.js";
import type { Finding } from "../lint/finding.js";
import type { LintedGroup } from "../lint/linted-tool.js";
import { CONSUMERS } from "../lint/portability/rule.js";
import type { Consumer } from "../lint/portability/rule.js";
import { withSurface } from "../surface/with-surface.js";

const EXAMPLES = `
Consumers:
  anthropic, openai, gemini   what their APIs refuse or ignore of an input schema
  mcp-v1, mcp-v2              what the two generations of the official client ask for
Exit status:
  0  no finding is an error
  1  a finding is an error, or there are more warnings than --max-warnings allows
  2  the tools cannot be read
Examples:
  toolmeta lint
  toolmeta lint --project packages/server --for openai,gemini --max-warnings 0
  toolmeta lint --rules --for gemini
  toolmeta lint --format sarif > toolmeta.sarif
  toolmeta lint --for anthropic -- node dist/server.js`;

/** `toolmeta lint`: what the compiler, the budget and the consumers have to say of the tools. */
export function createLintCommand(shell: Shell) {
  return new Command("lint")
    .summary("say what is wrong with the tools: diagnostics, budget, portability")
    .description(
      "Lints the tools of a TypeScript project. With built modules or a server it lints what these list, without the diagnostics of the compiler.",
    )
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .option("--rules", "print the rules of the consumers, and where they come from")
    .option("-p, --project <path>", "the project: a tsconfig.json, or its folder", "tsconfig.json")
    .addOption(
      new Option("--for <consumers>", `comma-separated: ${CONSUMERS.join(", ")}`)
        .argParser(readConsumers)
        .default(["mcp-v1", "mcp-v2"] as readonly Consumer[], "mcp-v1,mcp-v2"),
    )
    .option("--max-tools <n>", "tools that a server may offer at once", readCount, 20)
    .option("--max-tokens <n>", "tokens that they may come to in a request", readCount, 10_000)
    .option("--max-warnings <n>", "exit with 1 for more warnings than this", readCount)
    .addOption(
      new Option("--format <form>", "what to print")
        .choices(["text", "json", "sarif"])
        .default("text"),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (modules, options) => {
      if (options.rules) {
        const { renderRules } = await import("../lint/formats/render-rules.js");
        shell.print(renderRules(options.for, shell));
        return;
      }
      const isBuilt = modules.length > 0 || shell.serverCommand.length > 0;
      const groups = isBuilt
        ? [await readBuilt(modules, shell)]
        : await readSource(options.project);
      const { findOverBudget } = await import("../lint/find-over-budget.js");
      const { findUnportable } = await import("../lint/portability/find-unportable.js");
      const budget = { tools: options.maxTools, tokens: options.maxTokens };
      const tools = groups.flatMap((group) => group.tools);
      const findings = [
        ...groups.flatMap((group) => group.findings),
        ...(await Promise.all(groups.map((group) => findOverBudget(group, budget)))).flat(),
        ...findUnportable(tools, options.for),
      ];
      await print(findings, tools.length, options.format, shell);
      if (fails(findings, options.maxWarnings)) shell.exitWith(EXIT.reported);
    });
}

async function readSource(project: string): Promise<readonly LintedGroup[]> {
  checkCompiler();
  const { lintProjects } = await import("../lint/lint-project.js");
  const groups = lintProjects(project);
  if (groups.every(({ tools, findings }) => tools.length + findings.length === 0)) {
    throw new UsageError(
      `${project} has no tools: no method is decorated with toolMeta of @toolmeta/runtime.`,
    );
  }
  return groups;
}

function readBuilt(modules: readonly string[], shell: Shell): Promise<LintedGroup> {
  return withSurface(modules, shell, ({ tools }) => ({
    findings: [],
    tools: tools.map(({ name, description = "", inputSchema, outputSchema }) => ({
      name,
      description,
      inputSchema: { ...inputSchema },
      ...(outputSchema === undefined ? {} : { outputSchema: { ...outputSchema } }),
    })),
  }));
}

async function print(
  findings: readonly Finding[],
  tools: number,
  format: "text" | "json" | "sarif",
  shell: Shell,
): Promise<void> {
  if (format === "json") {
    shell.print(JSON.stringify({ tools, findings }, null, 2));
    return;
  }
  if (format === "sarif") {
    const { renderSarif } = await import("../lint/formats/render-sarif.js");
    shell.print(renderSarif(findings, readVersion()));
    return;
  }
  const { renderText } = await import("../lint/formats/render-text.js");
  shell.print(renderText(findings, tools, shell));
}

function fails(findings: readonly Finding[], maxWarnings = Infinity): boolean {
  const count = (severity: Finding["severity"]): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return count("error") > 0 || count("warning") > maxWarnings;
}

function readCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It takes a whole number.");
}

function readConsumers(text: string): readonly Consumer[] {
  return text.split(",").map((name) => {
    const consumer = CONSUMERS.find((one) => one === name.trim());
    if (consumer !== undefined) return consumer;
    throw new InvalidArgumentError(`It takes some of ${CONSUMERS.join(", ")}.`);
  });
}
