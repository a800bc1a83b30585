import * as transformer from "@toolmeta/transformer";
import type { TransformerOptions } from "@toolmeta/transformer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { diagnoseSource } from "./support/diagnose-source";
import { readDiagnosticsPage } from "./support/read-diagnostics-page";

const IMPORT = 'import { toolMeta, type Field, type ToolContext } from "@toolmeta/runtime";\n';

const sections = readDiagnosticsPage();

/** A class around members; `before` stands above it. */
function inClass(members: string, before = ""): string {
  return `${IMPORT}${before}\nexport class Tools {\n${members}\n}\n`;
}

/** What is found, as `TM2002 weight`: the code and the text that it points at. */
function diagnose(source: string, options?: TransformerOptions): readonly string[] {
  return diagnoseSource(source, options).map(({ id, at }) => `${id} ${at}`);
}

describe("the page on diagnostics", () => {
  it("has each code of the catalogue once, in order, with its title and severity", () => {
    const catalogue = readFileSync(join(__dirname, "../src/diagnostics/catalogue.ts"), "utf8");
    const entries = catalogue.matchAll(
      /^ {2}(TM\d{4}): entry<[\s\S]*?>\(\n {4}"(\w+)",\n {4}"(.*)",$/gm,
    );
    const known = [...entries].map(([, code, severity, title]) => ({ code, severity, title }));
    expect(known.length).toBe(catalogue.match(/^ {2}TM\d{4}:/gm)?.length);
    expect(sections.map(({ code, severity, title }) => ({ code, severity, title }))).toEqual(known);
  });

  const withExample = sections.filter(({ example }) => example !== undefined);
  it.each(withExample)("shows for $code exactly what is printed", (section) => {
    const { code, example = "", options, compilerOptions, message, severity } = section;
    const found = diagnoseSource(example, options, compilerOptions);
    expect(found.map(({ printed }) => printed)).toEqual([message]);
    expect(message).toContain(`${code}: `);
    const isSet = options.diagnostics !== undefined && code in options.diagnostics;
    if (!isSet) expect(message).toContain(`: ${severity} `);
  });

  const withFix = sections.filter(({ fix }) => fix !== undefined);
  it.each(withFix)("mends what $code is about", ({ fix = "", options }) => {
    expect(diagnose(fix, options)).toEqual([]);
  });
});

const PARAM = "  /** Do it.\n   * @param a - What to do. */\n";

describe("names", () => {
  it.each([
    [
      "a letter outside ASCII",
      `${PARAM}  @toolMeta({})\n  größe(a: string): void {}`,
      ["TM1005 größe"],
    ],
    [
      "129 characters",
      `${PARAM}  @toolMeta({})\n  ${"a".repeat(129)}(a: string): void {}`,
      [`TM1005 ${"a".repeat(129)}`],
    ],
    [
      "an empty name",
      `${PARAM}  @toolMeta({ name: "" })\n  run(a: string): void {}`,
      ['TM1005 ""'],
    ],
    ["128 characters", `${PARAM}  @toolMeta({})\n  ${"a".repeat(128)}(a: string): void {}`, []],
    ["dots and dashes", `${PARAM}  @toolMeta({ name: "a.b-c_1" })\n  run(a: string): void {}`, []],
    [
      "a name that only running tells",
      `${PARAM}  @toolMeta({ name: String(process.pid) + "é" })\n  run(a: string): void {}`,
      [],
    ],
  ])("%s", (_, members, expected) => {
    expect(diagnose(inClass(members))).toEqual(expected);
  });

  it("points from each later tool of one name at the first", () => {
    const tool = (method: string, options: string) =>
      `${PARAM}  @toolMeta(${options})\n  ${method}(a: string): void {}`;
    const found = diagnoseSource(
      inClass([tool("run", "{}"), tool("go", '{ name: "run" }'), tool("stop", "{}")].join("\n")),
    );
    expect(found.map(({ id, at, related }) => ({ id, at, related }))).toEqual([
      { id: "TM1004", at: '"run"', related: ["run"] },
    ]);
  });
});

describe("checkPaths", () => {
  const OPTIONS =
    "interface Options {\n  target: string;\n  size?: number;\n  more: string[];\n}\n";
  const check = (path: string, parameters: string) =>
    diagnoseSource(
      inClass(
        `  /** Do it. */\n  @toolMeta({ checkPaths: ["${path}"] })\n  run(${parameters}): void {}`,
        OPTIONS,
      ),
      { diagnostics: { TM2002: "off" } },
    ).map(({ id, at, printed }) => ({ id, at, printed }));

  it.each([
    ["path", "path: string"],
    ["path", "path: string | null"],
    ["path", "path?: string"],
    ["paths", "paths: string[]"],
    ["paths", "...paths: string[]"],
    ["paths", "paths: string | string[]"],
    ["options.target", "options: Options"],
    ["options.more", "options: Options"],
    ["all.target", "all: Options[]"],
    ["target", "{ target, more }: Options"],
    ["byName.any", "byName: Record<string, string>"],
    ["path", "path: Field<string, { minLength: 1 }>"],
  ])("takes %s of (%s)", (path, parameters) => {
    expect(check(path, parameters)).toEqual([]);
  });

  it.each([
    ["paht", "path: string", "there is no such argument (did you mean `path`?)"],
    ["path", "context: ToolContext", "there is no such argument (there is none to name)"],
    ["options.taget", "options: Options", "there is no such argument (did you mean `target`?)"],
    ["options.size", "options: Options", "it is number"],
    ["options", "options: Options", "it is object"],
    ["count", "count: number", "it is number"],
    ["counts", "counts: number[]", "it is array of number"],
    ["path", "path: string | number", "it is string or number"],
  ])("refuses %s of (%s)", (path, parameters, reason) => {
    const [found, ...more] = check(path, parameters);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ id: "TM1006", at: `"${path}"` });
    expect(found?.printed).toContain(`names \`${path}\`, but ${reason}. Name an argument`);
  });
});

describe("defaults", () => {
  const run = (parameters: string, before = "") =>
    diagnoseSource(
      inClass(`  /** Do it. */\n  @toolMeta({})\n  run(${parameters}): void {}`, before),
      {
        diagnostics: { TM2002: "off" },
      },
    );

  it.each([
    ["a: Field<number, { minimum: 1 }> = 1", ""],
    ['a: Field<string, { format: "email" }> = "a@b.example"', ""],
    ['a: "x" | "y" | null = null', ""],
    [
      "a: Options = { limit: 3 }",
      "interface Options {\n  limit: Field<number, { maximum: 9 }>;\n}",
    ],
    ["a: Date = new Date()", ""],
  ])("takes (%s)", (parameters, before) => {
    expect(run(parameters, before)).toEqual([]);
  });

  it.each([
    ["a: Field<number, { minimum: 1 }> = 0", "", "0", "must be >= 1"],
    [
      'a: Field<string, { format: "email" }> = "nobody"',
      "",
      '"nobody"',
      'must match format "email"',
    ],
    ['a: Field<string, { pattern: "^[a-z]+$" }> = "A"', "", '"A"', 'must match pattern "^[a-z]+$"'],
    [
      "{ a = 20 }: Options",
      "interface Options {\n  a?: Field<number, { maximum: 9 }>;\n}",
      "20",
      "must be <= 9",
    ],
    [
      "a: Options = { limit: 30 }",
      "interface Options {\n  limit: Field<number, { maximum: 9 }>;\n}",
      "{ limit: 30 }",
      "limit must be <= 9",
    ],
    [
      "a: Options",
      "interface Options {\n  /** @default 30\n   * @maximum 9 */\n  limit?: number;\n}",
      "a",
      "must be <= 9",
    ],
  ])("refuses (%s)", (parameters, before, at, reason) => {
    const [found, ...more] = run(parameters, before);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ id: "TM1007", at });
    expect(found?.printed).toContain(`would be refused: it ${reason}.`);
  });
});

describe("descriptions", () => {
  const tool = (comment: string, options = "{}", parameters = "") =>
    inClass(`${comment}\n  @toolMeta(${options})\n  run(${parameters}): void {}`);

  it.each([
    ["none", tool(""), ["TM2001 run"]],
    ["tags only", tool("  /** @param a - A. */", "{}", "a: string"), ["TM2001 run"]],
    ["an empty option", tool("  /** Do it. */", '{ description: "" }'), ['TM2001 ""']],
    ["an option", tool("", '{ description: "Do it." }'), []],
    ["an option that only running tells", tool("", "{ description: String(process.pid) }"), []],
    [
      "options that come from elsewhere",
      `const shared = { description: "Do it." };\n${tool("", "shared")}`,
      [],
    ],
    ["nothing said at all, in one message", tool("", "{}", "a: string, b: number"), ["TM2001 run"]],
  ])("%s", (_, source, expected) => {
    expect(diagnose(source)).toEqual(expected);
  });

  it.each([
    ["one of two", "a: string, b: number", "", ["TM2002 b"]],
    ["a context", "a: string, context: ToolContext", "", []],
    ["Field", 'a: string, b: Field<number, { description: "Bees." }>', "", []],
    [
      "the comment of a type",
      "a: string, b: Bee",
      "/** A bee. */\ninterface Bee {\n  name: string;\n}",
      [],
    ],
    [
      "a type without a comment",
      "a: string, b: Bee",
      "interface Bee {\n  name: string;\n}",
      ["TM2002 b"],
    ],
    [
      "members of a destructured parameter",
      "{ a, b }: Both",
      "interface Both {\n  /** Says a. */\n  a: string;\n  b: string;\n}",
      ["TM2002 b"],
    ],
    ["an option that is a schema", "b: string", "", []],
  ])("of parameters: %s", (what, parameters, before, expected) => {
    const own = what === "an option that is a schema";
    const options = own ? '{ inputSchema: { type: "object", properties: { b: {} } } }' : "{}";
    const comment = own || parameters.startsWith("{") ? "  /** Do it. */\n" : PARAM;
    const members = `${comment}  @toolMeta(${options})\n  run(${parameters}): void {}`;
    expect(diagnose(inClass(members, before))).toEqual(expected);
  });

  it.each([
    [
      "a name that is near",
      "@param qery - Words.",
      "query: string",
      "TM2003 qery",
      "(did you mean `query`?)",
    ],
    [
      "a name that is far",
      "@param words - Words.",
      "query: string",
      "TM2003 words",
      "(known: `query`)",
    ],
    ["no parameters", "@param words - Words.", "", "TM2003 words", "(there is none to name)"],
    [
      "a member that is near",
      "@param options.limt - Most.",
      "options: { limit: number }",
      "TM2003 options.limt",
      "(did you mean `options.limit`?)",
    ],
    ["an entry of Args:", "Args:\n   *   qery: Words.", "query: string", "TM2003 qery", "`query`?"],
  ])("@param: %s", (_, tag, parameters, expected, suggestion) => {
    const comment = `  /**\n   * Do it.\n   *\n   * ${tag}\n   */`;
    const found = diagnoseSource(tool(comment, "{}", parameters), {
      diagnostics: { TM2002: "off" },
    });
    expect(found.map(({ id, at }) => `${id} ${at}`)).toEqual([expected]);
    expect(found[0]?.printed).toContain(suggestion);
  });

  it.each([
    ["@param options.limit - Most.", "options: { limit: number }"],
    ["@param options.any.thing - Some.", "options: Record<string, { thing: string }>"],
    ["@param list[].name - Names.", "list: { name: string }[]"],
    ["@param options.name - Names.", "options: { name: string } | null"],
    ["@param context - The call.", "context: ToolContext"],
    ["@param root.a - A.", "{ a }: { a: string }"],
  ])("%s is a parameter of (%s)", (tag, parameters) => {
    const source = tool(`  /**\n   * Do it.\n   *\n   * ${tag}\n   */`, "{}", parameters);
    expect(diagnose(source, { diagnostics: { TM2002: "off" } })).toEqual([]);
  });
});

describe("the style of descriptions", () => {
  const described = (...lines: readonly string[]) =>
    inClass(
      `  /**\n${lines.map((line) => `   * ${line}\n`).join("")}   *\n   * @param path - Directory path to list.\n   */\n` +
        "  @toolMeta({})\n  run(path: string): void {}",
    );

  it("counts tokens against the budget of 250, or the one that is set", () => {
    const words = (count: number) =>
      described(Array.from({ length: count }, () => "word").join(" "));
    expect(diagnose(words(250))).toEqual([]);
    expect(diagnose(words(251))).toEqual(["TM2004 run"]);
    expect(diagnose(words(251), { descriptionTokens: 300 })).toEqual([]);
    expect(diagnoseSource(words(251))[0]?.printed).toContain(
      "has 251 tokens, counted with o200k_base; the budget is 250",
    );
  });

  it.each([
    ["Do it.", false],
    ["Do not use for: rest (use the sleep tool instead).", false],
    ["Use when:\n   * - it is late.", true],
    ["Use this tool to do it.", true],
    ["Call it whenever something is to be done.", true],
  ])("%j says when to use the tool: %s", (text, says) => {
    const options = { diagnostics: { TM2005: "warning" } } as const;
    expect(diagnose(described(text), options)).toEqual(says ? [] : ["TM2005 run"]);
    expect(diagnose(described(text))).toEqual([]);
  });

  it.each([
    ["an entry", ["Do it.", "", "- path: where"], ["TM2006 path:"]],
    [
      "an entry with its type",
      ["Do it.", "", "`path` (string) - where"],
      ["TM2006 `path` (string) - "],
    ],
    [
      "the same words over two lines",
      ["Do it in the directory", "path to list."],
      ["TM2006 directory\n   * path to list"],
    ],
    ["an example", ["Do it.", "", 'Example: run({ path: "." })'], []],
    ["the name in a sentence", ["List what is below path - and only that."], []],
  ])("repeats a parameter: %s", (_, lines, expected) => {
    const source = described(...lines);
    expect(diagnose(source)).toEqual(expected);
  });

  it.each([
    ["list_files", "Not for reading (use list_files instead).", ["TM2007 list_files"]],
    ["list_files", "Not for list_files_deep or my.list_files.", []],
    ["list_files", "Not for reading (use the file listing tool instead).", []],
    ["listFiles", "See {@link Tools.other}, that is listFiles.", ["TM2007 listFiles"]],
    ["search", "You search for things. Use the search tool instead.", []],
    ["search", "Not for things: use `search`.", ["TM2007 search"]],
    ["search", "Not for things: use search instead.", ["TM2007 search"]],
    ["search", "Not for things: search(words) does.", ["TM2007 search"]],
    ["run", "run does it.", []],
  ])("names the tool %s: %j", (name, text, expected) => {
    const other = `  /** Be the other one. */\n  @toolMeta({ name: "${name}" })\n  other(): void {}\n`;
    const source = described(text).replace("class Tools {\n", `class Tools {\n${other}`);
    const found = diagnose(source, { diagnostics: { TM1004: "off" } });
    expect(found).toEqual(expected);
  });
});

describe("settings", () => {
  const BARE = inClass("  @toolMeta({})\n  run(): void {}");

  it.each([
    ["off", []],
    ["warning", ["warning"]],
    ["error", ["error"]],
  ] as const)("a code can be %s", (severity, expected) => {
    const found = diagnoseSource(BARE, { diagnostics: { TM2001: severity } });
    expect(found.map(({ printed }) => /: (\w+) TM2001: /.exec(printed)?.[1])).toEqual(expected);
  });

  it.each([
    [
      { diagnostics: { TM2020: "off" } },
      '"TM2020"',
      "there is no diagnostic of this code (did you mean",
    ],
    [
      { diagnostics: { TM2001: "warn" } },
      '"TM2001"',
      'one of "off", "warning", "error", not "warn"',
    ],
    [
      { diagnostics: ["TM2001"] },
      '"diagnostics"',
      'an object of severities by code, not ["TM2001"]',
    ],
    [{ descriptionTokens: 0 }, '"descriptionTokens"', "a whole number of tokens above 0, not 0"],
    [{ descriptionToken: 9 }, '"descriptionToken"', "did you mean `descriptionTokens`?"],
    [{ refs: "none" }, '"refs"', '"keep" or "inline", not "none"'],
  ])("refuses %j", (given, at, reason) => {
    const found = diagnoseSource(O, given as TransformerOptions);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ id: "TM1013", at });
    expect(found[0]?.printed).toContain(reason);
  });

  it("leaves alone what belongs to the plugin's host", () => {
    const given = { name: "x", transform: "x", transformProgram: true, import: "default" };
    expect(diagnose(O, given as TransformerOptions)).toEqual([]);
  });

  const O = inClass("  /** Do it. */\n  @toolMeta({})\n  run(): void {}");
});

it("reports a fault of a type once, however many tools use it", () => {
  const tool = (name: string) =>
    `  /** Do ${name}. */\n  @toolMeta({})\n  ${name}(page: Page): Page {\n    return page;\n  }`;
  const page = "/** A page. */\ninterface Page {\n  /** @minimum one */\n  number: number;\n}\n";
  expect(diagnose(inClass(`${tool("one")}\n${tool("two")}`, page))).toEqual(["TM1009 one"]);
});

it("serves ts-patch, a language server and importers as one module", () => {
  expect(typeof transformer).toBe("function");
  expect(typeof transformer.analyzeProgram).toBe("function");
  expect(transformer.default).toBe(transformer);
});
