import { readFileSync, writeFileSync } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import { isSchema } from "../schema/schema.js";
import type { Schema } from "../schema/schema.js";
import { withSurface } from "../surface/with-surface.js";

const EXAMPLES = `
Examples of calls come from the schemas. To show real ones, name a file of arguments by tool,
{ "searchBooks": { "query": "sea" } }; these tools are called while the page is made.
Examples:
  toolmeta docs dist/book-tools.js --out tools.html --title "Bookshop"
  toolmeta docs dist/book-tools.js --markdown > TOOLS.md
  toolmeta docs --examples calls.json --out tools.html -- node dist/server.js`;

/** `toolmeta docs`: one page about all tools, for people. */
export function createDocsCommand(shell: Shell) {
  return new Command("docs")
    .summary("write one page about all tools, as HTML or Markdown")
    .description("Documents the tools of built modules, of folders of them, or of a server.")
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .option("-o, --out <file>", "the file to write; without it, the standard output")
    .option("--title <text>", "the title of the page", "Tools")
    .option("--markdown", "write Markdown instead of HTML")
    .option("--examples <file>", "a JSON file of arguments, by the name of the tool to call")
    .addHelpText("after", EXAMPLES)
    .action(async (modules, { out, title, markdown, examples }) => {
      const calls = examples === undefined ? {} : readCalls(examples);
      await withSurface(modules, shell, async (surface) => {
        const { documentTools } = await import("../docs/document-tools.js");
        const page = { title, tools: await documentTools(surface, calls) };
        const text = markdown
          ? (await import("../docs/markdown/render-markdown.js")).renderMarkdown(page)
          : (await import("../docs/html/render-html.js")).renderHtml(page);
        if (out === undefined) {
          shell.print(text.trimEnd());
          return;
        }
        write(out, text);
        const count = page.tools.length === 1 ? "1 tool" : `${page.tools.length} tools`;
        shell.print(`${out} describes ${count}.`);
      });
    });
}

function readCalls(file: string): Schema {
  try {
    const calls: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isSchema(calls)) return calls;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read: ${reason}`, { cause: error });
  }
  throw new UsageError(`${file} holds no object: { "searchBooks": { "query": "sea" } }.`);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be written: ${reason}`, { cause: error });
  }
}
