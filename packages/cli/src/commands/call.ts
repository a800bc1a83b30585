import { text as readAll } from "node:stream/consumers";
import { Command, Option } from "@commander-js/extra-typings";
import { readArguments } from "../call/read-arguments.js";
import { renderResult } from "../call/render-result.js";
import { EXIT } from "../command-line/exit-code.js";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import { isSchema } from "../schema/schema.js";
import { findTool } from "../surface/find-tool.js";
import { withSurface } from "../surface/with-surface.js";

const EXAMPLES = `
Values:
  --arg limit=3             text or JSON, as the tool's schema says
  --arg book.title=Emma     a field of an object
  --arg tags=a --arg tags=b a list
Examples:
  toolmeta call searchBooks dist/book-tools.js --arg query=sea --arg limit=3
  toolmeta call addBook dist/book-tools.js --json '{"book": {"title": "Emma"}}'
  echo '{"query": "sea"}' | toolmeta call searchBooks --json - -- node dist/server.js`;

/** `toolmeta call`: one call of one tool, on the path on which a client's call runs. */
export function createCallCommand(shell: Shell) {
  return new Command("call")
    .summary("call one tool; exits with 1 when its result is an error")
    .description("Calls one tool of built modules, of folders of them, or of a server.")
    .argument("<tool>", "the tool's name")
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .addOption(
      new Option("--arg <name=value>", "one argument; may be given several times")
        .argParser((pair: string, pairs: readonly string[]) => [...pairs, pair])
        .default([] as readonly string[], "none"),
    )
    .option("--json <object>", "all arguments as a JSON object; - reads the standard input")
    .option("--raw", "print the whole result as JSON, as a client receives it")
    .addHelpText("after", EXAMPLES)
    .action(async (name, modules, options) => {
      const given = options.json === undefined ? {} : await readJson(options.json);
      await withSurface(modules, shell, async (surface) => {
        const tool = findTool(surface, name);
        const args = { ...given, ...readArguments(options.arg, { ...tool.inputSchema }) };
        const result = await surface.call(name, args);
        const text = options.raw ? JSON.stringify(result, null, 2) : renderResult(result);
        shell.print(result.isError === true && !options.raw ? shell.colors.red(text) : text);
        if (result.isError === true) shell.exitWith(EXIT.reported);
      });
    });
}

async function readJson(source: string): Promise<Record<string, unknown>> {
  const text = source === "-" ? await readAll(process.stdin) : source;
  const value = parse(text);
  if (isSchema(value)) return { ...value };
  throw new UsageError(`--json takes a JSON object, not ${text.trim().slice(0, 60) || "nothing"}.`);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
