import { renderToolText, analyzeProgram, type AnalyzedTool } from "@toolmeta/transformer";
import { join } from "node:path";
import { createFixtureProgram } from "./support/compile-fixtures";
import { FIXTURES } from "./support/type-fixtures";

function analyze(members: string, before = ""): AnalyzedTool {
  const text = `import { toolMeta, type Field, type Int } from "@toolmeta/runtime";\n${before}\nexport class Tools {\n${members}\n}\n`;
  const file = join(FIXTURES, "text.ts");
  const program = createFixtureProgram([file], {}, new Map([[file, text]]));
  const [tool] = analyzeProgram(program).tools;
  if (!tool) throw new Error("The source has no tool.");
  return tool;
}

const LIST_FILES = `  /**
   * List files and directories.
   *
   * Use when:
   * - Finding files by name.
   *
   * @param path - Directory path
   *   to list.
   * @param pattern - Patterns of names.
   */
  @toolMeta({ name: "list_files" })
  listFiles(path: string, pattern = "*"): void {}`;

it("gives name, description and a line for each argument", () => {
  const text = [
    "list_files",
    "",
    "List files and directories.",
    "",
    "Use when:",
    "- Finding files by name.",
    "",
    "- path (string, required): Directory path to list.",
    '- pattern (string, optional, default "*"): Patterns of names.',
  ].join("\n");
  const tool = analyze(LIST_FILES);
  expect(renderToolText(tool)).toBe(text);
  const { name, description } = tool;
  const { inputSchema } = tool.compiled;
  expect(renderToolText({ name, description, inputSchema })).toBe(text);
});

it.each([
  ["a: string | null", "- a (string, required)"],
  ["a: string | number | null = null", "- a (string|number, optional, default null)"],
  ['a: "asc" | "desc"', '- a ("asc"|"desc", required)'],
  ['a?: "asc"', '- a ("asc", optional)'],
  ["a: boolean = false", "- a (boolean, optional, default false)"],
  ["a: Int[]", "- a (integer[], required)"],
  ["a: (string | number)[]", "- a ((string|number)[], required)"],
  ["a: unknown", "- a (any, required)"],
  ["a: Book", "- a (object, required): A book."],
  ["a: Book | string", "- a (object|string, required)"],
  ["a: Book[]", "- a (object[], required)"],
  ['a: Field<number, { description: "How\\n  many." }>', "- a (number, required): How many."],
  [
    "{ title, year = 1999 }: Book",
    "- title (string, required)\n- year (number, optional, default 1999)",
  ],
])("says (%s) as %j", (parameters, expected) => {
  const tool = analyze(
    `  /** Do it. */\n  @toolMeta({})\n  run(${parameters}): void {}`,
    "/** A book. */\ninterface Book {\n  title: string;\n  year?: number;\n}",
  );
  expect(renderToolText(tool)).toBe(`run\n\nDo it.\n\n${expected}`);
});

it("uses the description of the options, and leaves out what is not there", () => {
  const given = analyze(
    '  /** Do it. */\n  @toolMeta({ description: "Do that." })\n  run(): void {}',
  );
  expect(renderToolText(given)).toBe("run\n\nDo that.");
  expect(renderToolText({ name: "ping", inputSchema: { type: "object" } })).toBe("ping");
});
