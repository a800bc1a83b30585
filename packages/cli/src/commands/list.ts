import { Command } from "@commander-js/extra-typings";
import type { ToolDefinition } from "@toolmeta/runtime";
import type { Shell } from "../command-line/shell.js";
import { describeHints } from "../surface/hint-table.js";
import { readTags } from "../surface/read-tags.js";
import { withSurface } from "../surface/with-surface.js";
import { renderTable } from "../terminal/render-table.js";
import { measureTools, sumTokens } from "../tokens/measure-tools.js";
import type { MeasuredTool } from "../tokens/measure-tools.js";

type ListedTools = readonly MeasuredTool<ToolDefinition>[];

const EXAMPLES = `
Examples:
  toolmeta list dist/book-tools.js
  toolmeta list dist/tools --json
  toolmeta list -- node dist/server.js`;

/** `toolmeta list`: the tools of modules or of a server, and what they cost. */
export function createListCommand(shell: Shell) {
  return new Command("list")
    .summary("list tools with their hints, tags and tokens")
    .description("Lists the tools of built modules, of folders of them, or of a server.")
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .option("--json", "print JSON")
    .addHelpText("after", EXAMPLES)
    .action(async (modules, options) => {
      await withSurface(modules, shell, async ({ tools }) => {
        const listed = await measureTools(tools);
        shell.print(options.json ? renderJson(listed) : renderText(listed, shell));
      });
    });
}

function renderJson(listed: ListedTools): string {
  const tools = listed.map(({ tool, tokens }) => ({
    name: tool.name,
    ...(tool.title === undefined ? {} : { title: tool.title }),
    description: tool.description ?? "",
    hints: tool.annotations ?? {},
    tags: readTags(tool),
    inputSchema: tool.inputSchema,
    ...(tool.outputSchema === undefined ? {} : { outputSchema: tool.outputSchema }),
    tokens,
  }));
  return JSON.stringify({ tools, tokens: sumTokens(listed) }, null, 2);
}

function renderText(listed: ListedTools, shell: Shell): string {
  const rows = listed.map(({ tool, tokens }) => [
    tool.name,
    tool.title ?? "",
    describeHints(tool.annotations).join(", "),
    readTags(tool).join(", "),
    String(tokens.description),
    String(tokens.inputSchema),
    String(tokens.total),
    firstSentence(tool.description ?? ""),
  ]);
  const titles = ["Name", "Title", "Hints", "Tags", "Text", "Schema", "Total", "Description"];
  const columns = titles.map((title) => ({
    title,
    ...(["Text", "Schema", "Total"].includes(title) ? { align: "right" as const } : {}),
    ...(title === "Description" ? { flexible: true as const } : {}),
  }));
  const used = columns.map((_, at) => at === 0 || rows.some((row) => row[at] !== ""));
  const table = renderTable(
    columns.filter((_, at) => used[at]),
    rows.map((row) => row.filter((_, at) => used[at])),
    shell,
  );
  const count = listed.length === 1 ? "1 tool" : `${listed.length} tools`;
  return `${table}\n\n${count}, ${sumTokens(listed)} tokens with every request that offers them all.`;
}

function firstSentence(text: string): string {
  const [paragraph = ""] = text.split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, " ").trim();
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}
