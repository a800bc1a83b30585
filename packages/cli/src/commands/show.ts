import { Command } from "@commander-js/extra-typings";
import type { ToolDefinition } from "@toolmeta/runtime";
import type { Shell } from "../command-line/shell.js";
import { listFields } from "../schema/list-fields.js";
import { findTool } from "../surface/find-tool.js";
import { describeHints } from "../surface/hint-table.js";
import { readTags } from "../surface/read-tags.js";
import { withSurface } from "../surface/with-surface.js";
import { renderTable } from "../terminal/render-table.js";
import { measureTools, sumTokens } from "../tokens/measure-tools.js";
import type { ToolCost } from "../tokens/measure-tools.js";

const EXAMPLES = `
Examples:
  toolmeta show searchBooks dist/book-tools.js
  toolmeta show searchBooks --json -- node dist/server.js`;

/** `toolmeta show`: everything that a client is told of one tool, and what it costs. */
export function createShowCommand(shell: Shell) {
  return new Command("show")
    .summary("show one tool with its schemas and what it costs")
    .description("Shows one tool of built modules, of folders of them, or of a server.")
    .argument("<tool>", "the tool's name")
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .option("--json", "print JSON")
    .addHelpText("after", EXAMPLES)
    .action(async (name, modules, options) => {
      await withSurface(modules, shell, async (surface) => {
        const tool = findTool(surface, name);
        const measured = await measureTools(surface.tools);
        const [tokens] = measured.flatMap((one) => (one.tool === tool ? [one.tokens] : []));
        if (tokens === undefined) return;
        const all = sumTokens(measured);
        const asJson = { ...tool, tokens, serverTokens: all };
        shell.print(
          options.json ? JSON.stringify(asJson, null, 2) : renderTool(tool, tokens, all, shell),
        );
      });
    });
}

function renderTool(tool: ToolDefinition, tokens: ToolCost, all: number, shell: Shell): string {
  const { bold, dim } = shell.colors;
  const facts = [
    ["Hints", describeHints(tool.annotations).join(", ")],
    ["Tags", readTags(tool).join(", ")],
    ["Tokens", describeCost(tokens, all)],
  ];
  return [
    bold(tool.name) + (tool.title === undefined ? "" : ` (${tool.title})`),
    tool.description ?? dim("No description."),
    facts
      .filter(([, value]) => value !== "")
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n"),
    renderFields("Arguments", tool.inputSchema, shell),
    renderSchema("Input schema", tool.inputSchema, shell),
    ...(tool.outputSchema === undefined
      ? []
      : [
          renderFields("Result", tool.outputSchema, shell),
          renderSchema("Output schema", tool.outputSchema, shell),
        ]),
  ].join("\n\n");
}

function describeCost({ description, inputSchema, outputSchema, total }: ToolCost, all: number) {
  return (
    `${total} with each request (description ${description}, input schema ${inputSchema}), ` +
    `of ${all} for all tools; output schema ${outputSchema}`
  );
}

function renderFields(title: string, schema: object, shell: Shell): string {
  const fields = listFields({ ...schema });
  const heading = shell.colors.bold(title);
  if (fields.length === 0) return `${heading}\nNone.`;
  const rows = fields.map(({ path, type, required, fallback, constraints, description }) => [
    path,
    required ? "yes" : "no",
    fallback ?? "",
    [type, ...constraints].join(", "),
    description.replaceAll(/\s+/g, " "),
  ]);
  const columns = [
    { title: "Name" },
    { title: "Required" },
    { title: "Default" },
    { title: "Takes" },
    { title: "Description", flexible: true as const },
  ];
  return `${heading}\n${renderTable(columns, rows, shell)}`;
}

function renderSchema(title: string, schema: object, { colors }: Shell): string {
  return `${colors.bold(title)}\n${JSON.stringify(schema, null, 2)}`;
}
