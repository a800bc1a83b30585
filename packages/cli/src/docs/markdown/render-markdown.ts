import type { Field } from "../../schema/list-fields.js";
import type { DocsPage } from "../docs-page.js";
import type { ToolPage } from "../tool-page.js";

/** Renders a page in the Markdown of code hosts. What comes from tools is text: its HTML is escaped. */
export function renderMarkdown({ title, tools }: DocsPage): string {
  const total = tools.reduce((sum, { tokens }) => sum + tokens.total, 0);
  const count = tools.length === 1 ? "1 tool" : `${tools.length} tools`;
  const parts = [
    `# ${escapeAll(title)}`,
    `${count}, ${total} tokens with each request that offers them all.`,
    tools.map(({ name }) => `- [${escapeAll(name)}](#${toAnchor(name)})`).join("\n"),
    ...tools.map(renderTool),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function renderTool(tool: ToolPage): string {
  const { name, title, description, hints, tags, tokens } = tool;
  const facts = [...hints, ...tags.map((tag) => `#${escapeAll(tag)}`)];
  const cost = `${tokens.total} tokens: ${tokens.description} description, ${tokens.inputSchema} input schema`;
  return [
    `## ${escapeAll(name)}`,
    title === undefined ? "" : `**${escapeAll(title)}**`,
    escape(description),
    [...facts, cost].join(" · "),
    renderFields("Arguments", tool.inputFields),
    tool.outputSchema === undefined ? "" : renderFields("Result", tool.outputFields),
    tool.call === undefined
      ? ""
      : renderCode("Example call", JSON.stringify({ name, arguments: tool.call }, null, 2)),
    tool.result === undefined
      ? ""
      : renderCode(
          tool.result.real ? "Example result" : "Example result, made up from its schema",
          tool.result.text,
        ),
    renderDetails("Input schema", tool.inputSchema),
    tool.outputSchema === undefined ? "" : renderDetails("Output schema", tool.outputSchema),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function renderFields(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return `${title}: none.`;
  const rows = fields.map(({ path, type, required, fallback, constraints, description }) =>
    [
      quote(path),
      required ? "yes" : "no",
      fallback === undefined ? "" : quote(fallback),
      [quote(type), ...constraints.map(escapeAll)].join(", "),
      escape(description),
    ].map(toCell),
  );
  const table = [
    ["Name", "Required", "Default", "Takes", "Description"],
    Array(5).fill("---"),
    ...rows,
  ];
  return `${title}:\n\n${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}`;
}

function renderCode(title: string, text: string): string {
  return `${title}:\n\n${fence(text)}`;
}

function renderDetails(title: string, schema: object): string {
  const text = fence(JSON.stringify(schema, null, 2));
  return `<details>\n<summary>${title}</summary>\n\n${text}\n\n</details>`;
}

/** A fence longer than any in the text. */
function fence(text: string): string {
  const ticks = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}json\n${text}\n${ticks}`;
}

function quote(text: string): string {
  const ticks = "`".repeat(longestRun(text) + 1);
  return text.startsWith("`") || text.endsWith("`")
    ? `${ticks} ${text} ${ticks}`
    : ticks + text + ticks;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Descriptions may use Markdown, and no HTML. */
function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A name or a rule is no Markdown at all. */
function escapeAll(text: string): string {
  return escape(text).replaceAll(/[\\`*_[\]]/g, "\\$&");
}

function toCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}

/** As code hosts make the anchors of headings. */
function toAnchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}
