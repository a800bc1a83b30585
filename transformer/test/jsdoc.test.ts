import { compileJsdocSource, keywordsOf, parameterTexts, textOf } from "./support/jsdoc-source";

/** Reads the method `run` of a class whose method has the given comment and parameters. */
function readRun(comment: string, parameters = "a: string") {
  return compileJsdocSource(
    `export class Tools {\n${comment}\n  run(${parameters}): void {}\n}`,
  ).method("Tools.run");
}

/** Puts a text behind a column of stars. */
function star(text: string): string {
  const lines = text.split("\n").map((line) => `   * ${line}`.trimEnd());
  return ["  /**", ...lines, "   */"].join("\n");
}

describe("the opening block", () => {
  test.each<[what: string, comment: string, description: string]>([
    ["one line", "/** Adds. */", "Adds."],
    ["text on the first line", "/** Adds.\n   * More. */", "Adds.\nMore."],
    ["no comment", "", ""],
    ["an empty comment", "/** */", ""],
    ["four characters", "/**/", ""],
    ["only tags", "/** @param a - A. */", ""],
    ["paragraphs", star("One.\n\nTwo.\n\n\n"), "One.\n\nTwo."],
    [
      "nested bullets",
      star("Picks:\n\n- fast\n- cheap\n  - very cheap\n\n1. one"),
      "Picks:\n\n- fast\n- cheap\n  - very cheap\n\n1. one",
    ],
    [
      "CRLF",
      "  /**\r\n   * One.\r\n   * Two.\r\n   *\r\n   * - item\r\n   * @param a A.\r\n   */",
      "One.\nTwo.\n\n- item",
    ],
    [
      "stars out of line",
      "  /**\n* One.\n      * Two.\n   *Three.\n   Four.\n   *  - five\n **/",
      "One.\nTwo.\nThree.\nFour.\n - five",
    ],
    ["tabs", "\t/**\n\t * One.\n\t * \t- two\n\t */", "One.\n\t- two"],
    [
      "no stars, with bullets of stars",
      "  /**\n    Picks.\n\n    * fast\n    * cheap\n  */",
      "Picks.\n\n* fast\n* cheap",
    ],
    [
      "bold text in place of a star",
      "  /**\n   * One.\n   **two** three\n   */",
      "One.\n**two** three",
    ],
    [
      "a summary on the first line and the rest indented",
      "/** Adds.\n   *\n   *     Use when:\n   *       - x\n   */",
      "Adds.\n\nUse when:\n  - x",
    ],
    [
      "bullets right below the first line",
      "/** Picks:\n   *  - a\n   *  - b */",
      "Picks:\n - a\n - b",
    ],
    ["a banner", "/*** Adds. ***/", "Adds."],
    ["bold at the end", "/** It is **bold** */", "It is **bold**"],
    ["unicode", star("Zählt 😀 – “alles” 漢字."), "Zählt 😀 – “alles” 漢字."],
    ["an escaped end", star("Takes src/**\\/*.ts or `*\\/`."), "Takes src/**/*.ts or `*/`."],
    ["the last of two", "/** First. */ /** Second. */", "Second."],
    ["a plain comment after it", "/** Adds. */\n// note\n/* note */", "Adds."],
    ["a description tag beside a text", star("One.\n@description Two."), "One."],
    ["a description tag alone", star("@description Two.\n@param a A."), "Two."],
  ])("%s", (_, comment, description) => {
    expect(readRun(comment).description).toBe(description);
  });

  test.each<[what: string, text: string]>([
    ["a fence", "Routes.\n\n```ts\n@Route('/a')\nclass A {}\n```\n\nMore."],
    ["a fence of tildes in a list", "Routes.\n\n- ~~~\n  @a\n  ~~~\n- b"],
    ["a fence in a fence", "Routes.\n\n````md\n```\n@a\n```\n@b\n````\n\nMore."],
    ["an address", "Mail me at a@b.example, or @carol."],
    ["a package at the start of a line", "Uses\n@types/node and\n@a.b or @c-d/e."],
    ["a known tag in a line of text", "Reads the\nuse of @deprecated and @default in it."],
    ["inline code", "Reads `{@link A}` and ``{@inheritDoc `x`}``."],
  ])("keeps an @ in %s", (_, text) => {
    const { description, parameters } = readRun(star(`${text}\n@param a - The a.`));
    expect(description).toBe(text);
    expect(parameters.get("a")?.description).toBe("The a.");
  });

  test("an escaped @ is text", () => {
    expect(readRun(star("One.\n\\@two \\{@link x}")).description).toBe("One.\n@two {@link x}");
  });

  test("a fence that is never closed swallows no tag", () => {
    const { description, parameters } = readRun(star("One.\n```ts\ntwo\n@param a - A."));
    expect(description).toBe("One.\n```ts\ntwo");
    expect(parameters.get("a")?.description).toBe("A.");
  });

  test.each<[what: string, text: string, description: string]>([
    ["a name", "See {@link Tools.run}.", "See Tools.run."],
    ["a text behind a bar", "See {@link Tools | the tools}.", "See the tools."],
    ["a text behind a space", "See {@link Tools the tools}.", "See the tools."],
    ["an address", "See {@link https://a.example/b?c=1}.", "See https://a.example/b?c=1."],
    ["an address with text", "See {@link https://a.example the page}.", "See the page."],
    ["a text before it", "See [the page]{@link https://a.example}.", "See the page."],
    ["other kinds", "See {@linkcode a} and {@linkplain b|c}.", "See a and c."],
    ["a link over two lines", "See {@link Tools | the\ntools}.", "See the\ntools."],
    ["an unknown inline tag", "One {@label x} two.\n{@foo}\nthree", "One two.\nthree"],
    ["a tag that is not closed", "See {@link Tools.", "See {@link Tools."],
  ])("links: %s", (_, text, description) => {
    expect(readRun(star(text)).description).toBe(description);
  });
});

describe("where the comment stands", () => {
  test.each<[what: string, source: string]>([
    ["on the line of the brace", "class Tools { /** Adds. */ run() {} }"],
    ["on the line of a semicolon", "class Tools { x = 1; /** Adds. */ run() {} }"],
    ["from the line of the brace on", "class Tools { /**\n * Adds.\n */\n run() {} }"],
    ["before the decorator", "class Tools {\n/** Adds. */\n@tool({ a: '/** no */' })\nrun() {} }"],
    ["behind the decorator", "class Tools {\n@tool({})\n/** Adds. */\nasync run() {} }"],
    ["on the line of the decorator", "class Tools {\n@tool({}) /** Adds. */ run() {} }"],
    ["on an overload", "class Tools {\n/** Adds. */\nrun(a: string): void;\nrun(a: unknown) {} }"],
    ["above an unrelated one", "class Tools {\n/** No. */\nother() {}\n/** Adds. */\nrun() {} }"],
  ])("%s", (_, source) => {
    const tools = compileJsdocSource(`declare const tool: any;\n${source}`);
    expect(tools.method("Tools.run").description).toBe("Adds.");
  });

  test("what ends the line of the method before belongs to no method", () => {
    const tools = compileJsdocSource("class Tools {\n  other() {} /** Other. */\n  run() {}\n}");
    expect(tools.method("Tools.run").description).toBe("");
  });
});

describe("@param", () => {
  test.each<[what: string, tag: string, text: string]>([
    ["a dash", "@param a - The a.", "The a."],
    ["no dash", "@param a The a.", "The a."],
    ["an en dash", "@param a – The a – or b.", "The a – or b."],
    ["an em dash", "@param a — The a.", "The a."],
    ["a colon", "@param a: The a.", "The a."],
    ["a dash in the text", "@param a - The a - or b", "The a - or b"],
    ["a minus behind the dash", "@param a - -1 means all", "-1 means all"],
    ["a minus without a dash", "@param a -1 means all", "-1 means all"],
    ["a type", "@param {string} a - The a.", "The a."],
    ["a nested type", "@param {Array<{ b: { c: string } }>} a The a.", "The a."],
    ["a type behind the name", "@param a {string} - The a.", "The a."],
    ["an optional name", "@param [a] - The a.", "The a."],
    ["a default", "@param {string[]} [a=[1, 2]] - The a.", "The a."],
    ["an older name of the tag", "@arg a The a.", "The a."],
    ["the name on the next line", "@param\n  a The a.", "The a."],
    ["two lines", "@param a - The a,\n  on two lines.", "The a,\non two lines."],
    ["paragraphs", "@param a The a.\n\n  More.\n\n", "The a.\n\nMore."],
    ["bullets only", "@param a\n  - one\n    - two", "- one\n  - two"],
    [
      "bullets",
      "@param a One of:\n  - one\n    - two\n  - three",
      "One of:\n- one\n  - two\n- three",
    ],
    ["a fence", "@param a As in:\n  ```\n  @b\n  ```", "As in:\n```\n@b\n```"],
    ["a link", "@param a See {@link Tools | the tools}.", "See the tools."],
    ["no text", "@param a", ""],
  ])("%s", (_, tag, text) => {
    const { description, parameters, problems } = readRun(star(`Runs.\n\n${tag}\n@see x`));
    expect(description).toBe("Runs.");
    expect(parameters.get("a")?.description ?? "").toBe(text);
    expect([...parameters.keys()]).toEqual(["a"]);
    expect(problems).toEqual([]);
  });

  test("members by dotted names, arrays without brackets, rest parameters without dots", () => {
    const comment = star(
      "Runs.\n@param options - All.\n@param options.limit - How many.\n@param [options.a.b=1] Deep.\n" +
        "@param options.items[].name Name.\n@param ...others Others.\n@param $x Odd.",
    );
    const run = readRun(comment, "options: any, $x: string, ...others: string[]");
    expect(parameterTexts(run)).toEqual({
      options: "All.",
      "options.limit": "How many.",
      "options.a.b": "Deep.",
      "options.items.name": "Name.",
      others: "Others.",
      $x: "Odd.",
    });
  });

  test.each<[what: string, tags: string, parameters: string]>([
    [
      "a made-up root at its position",
      "@param root0 - The letter.\n@param root0.to - Address.\n@param root0.body - Text.",
      "this: Tools, { to, ...rest }: { to: string; body?: string }",
    ],
    ["the members' own names", "@param to Address.\n@param body Text.", "{ to: t, body }: any"],
    [
      "a made-up root out of position",
      "@param letter.to Address.\n@param letter.body Text.",
      "id: string, { to, body }: { to: string; body: string }",
    ],
  ])("a destructured parameter: %s", (_, tags, parameters) => {
    const typed = parameters.replace(": any", ": { to: string; body: string }");
    const run = readRun(star(`Sends.\n${tags}`), typed);
    expect(parameterTexts(run)).toEqual({ to: "Address.", body: "Text." });
    expect(run.parameterTags.every(({ parameter }) => parameter?.getText().includes("{ to"))).toBe(
      true,
    );
  });

  test("tags in order, with the parameter that each means", () => {
    const run = readRun(star("Runs.\n@param pth - A.\n@param a.b[].c - C."), "a: any");
    expect(
      run.parameterTags.map(({ name, path, parameter, span }) => [
        name,
        path,
        parameter?.getText(),
        textOf(span),
      ]),
    ).toEqual([
      ["pth", [], undefined, "pth"],
      ["a.b.c", ["b", "c"], "a: any", "a.b[].c"],
    ]);
    expect([...run.parameters.keys()]).toEqual(["a.b.c"]);
  });

  test("inline constraints are read and taken out of the text", () => {
    const run = readRun(
      star("Runs.\n@param a - How many. {@minimum 1}\n  {@maximum 50}\n  More {@pattern ^a{2}$}."),
    );
    const documentation = run.parameters.get("a");
    expect(documentation?.description).toBe("How many.\nMore.");
    expect(keywordsOf(documentation)).toEqual({ minimum: 1, maximum: 50, pattern: "^a{2}$" });
  });

  test("a parameter's own comment stands in for its tag", () => {
    const run = readRun(
      star("Runs.\n@param b - From the tag."),
      "/** The a. @minLength 1 */ a: string, /** Not this. */ b: string",
    );
    expect(run.parameters.get("a")?.description).toBe("The a.");
    expect(keywordsOf(run.parameters.get("a"))).toEqual({ minLength: 1 });
    expect(run.parameters.get("b")?.description).toBe("From the tag.");
  });

  test("a parameter's comment may stand behind it", () => {
    const run = readRun(
      "",
      "a: string /** The a. */, b: number, /** The b. */\n c: string /** The c. */",
    );
    expect(parameterTexts(run)).toEqual({ a: "The a.", b: "The b.", c: "The c." });
  });

  test("a tag without a name is a problem at the tag", () => {
    const [problem, ...others] = readRun(star("Runs.\n@param\n@returns x")).problems;
    expect(others).toEqual([]);
    expect(problem && textOf(problem.span)).toBe("@param");
    expect(problem?.message).toContain("no name was given");
  });
});

describe("other tags of a method", () => {
  test("none of them reaches the description", () => {
    const comment = star(
      "Converts.\n@remarks Long.\n@throws {Error} Bad.\n@see https://x.example\n@internal\n@foo bar\n" +
        "@returns {Promise<{ a: { b: 1 } }>} - The {@link Tools | amount}.\n@example\nconvert(3)\n@example\nconvert(4)",
    );
    expect(readRun(comment)).toMatchObject({
      description: "Converts.",
      returns: "The amount.",
      problems: [],
    });
  });

  test.each<[what: string, text: string, description: string]>([
    ["a one-line example", "Runs.\n@example run(1)", "Runs.\n\nExample: run(1)"],
    ["the first of two", "Runs.\n@example run(1)\n@example run(2)", "Runs.\n\nExample: run(1)"],
    ["an example that is there", "Runs.\n\nExample: a\n@example run(1)", "Runs.\n\nExample: a"],
    [
      "a deprecation",
      "Runs.\n@deprecated Use\nwalk instead.",
      "Runs.\n\nDeprecated: Use walk instead.",
    ],
    ["a bare deprecation", "Runs.\n@deprecated\n@see x", "Runs.\n\nDeprecated."],
    [
      "both",
      "Runs.\n@deprecated No.\n@example run(1)",
      "Runs.\n\nExample: run(1)\n\nDeprecated: No.",
    ],
  ])("%s", (_, text, description) => {
    expect(readRun(star(text)).description).toBe(description);
  });
});

const DOCSTRINGS: readonly {
  readonly what: string;
  readonly parameters: string;
  readonly description: string;
  readonly entries: readonly (readonly [name: string, ...text: string[]])[];
  readonly returns: readonly string[];
}[] = [
  {
    what: "list_files",
    parameters: "path: string, pattern = '*'",
    description: `List what a directory holds, filtered by name.

Use this tool to learn the layout of a project and to
find files.

Use when:
- The place of a file is not known.
- Files of one kind are wanted.

Do not use for:
- Looking into a file (use the file reading tool instead).

Example: list_files(path=".", pattern="*.ts", recursive=True)`,
    entries: [
      ["path", "Directory to list."],
      ["pattern", "Patterns with spaces between them; a name has to match one."],
    ],
    returns: [
      "Object with the files and an error: it is empty",
      "on success.  Keep the object as it is.",
    ],
  },
  {
    what: "get_models_from_neuromldb",
    parameters: "search_query: string, num = 3, download = false",
    description: `Look up models of cells and ion channels, and fetch them on
demand.

Use this tool when a model is wanted as an example.

Use when:
- Finding a model by a word.
- Getting a model's files for work on this machine.

Do not use for:
- Writing a new model (use the model template tool
  instead).
- Simulating (use the simulation tools instead).

Example: get_models_from_neuromldb(search_query="cerebellum", download=True)`,
    entries: [
      ["search_query", "word to look for."],
      ["num", "number of results (1-20);", "more are cut off."],
      ["download", "set to true: the files are fetched too."],
    ],
    returns: ["The models, by name."],
  },
  {
    what: "the template",
    parameters: "param: string, param2: string",
    description: `<What it does, in one sentence>.

Use this tool to <purpose>.

Use when:
- <a fitting case>

Do not use for:
- <a case for another tool> (use the <role> tool instead)

Example: <tool_name>(<param>=<value>)`,
    entries: [
      ["param", "<meaning and effect>."],
      ["param2", "<meaning>. Defaults to <default> if left out."],
    ],
    returns: ["<result> and error."],
  },
];

describe.each(DOCSTRINGS)(
  "a docstring like $what",
  ({ parameters, description, entries, returns }) => {
    const section = (name: string, lines: readonly string[]) =>
      [`${name}:`, ...lines.map((line) => `    ${line}`)].join("\n");
    const args = (heading: string) =>
      section(
        heading,
        entries.flatMap(([name, first, ...more]) => [
          `${name}: ${String(first)}`,
          ...more.map((line) => `    ${line}`),
        ]),
      );
    const tags = [
      ...entries.map(([name, ...text]) => `@param ${name} - ${text.join("\n  ")}`),
      `@returns ${returns.join("\n  ")}`,
    ].join("\n");
    const google = (heading: string) =>
      `${description}\n\n${args(heading)}\n\n${section("Returns", returns)}`;
    const indented = google("Args").replaceAll(/\n(?=.)/g, "\n    ");

    test.each<[what: string, comment: string]>([
      ["@param", star(`${description}\n\n${tags}`)],
      ["Args:", star(google("Args"))],
      ["Parameters:", star(google("Parameters"))],
      [
        "Args: before the rest",
        star(`${google("Args")}\n\nRaises:\n    ValueError: when it fails.`),
      ],
      ["a docstring as it stands in Python", `  /** ${indented}\n\n    Yields:\n        x\n  */`],
      ["CRLF", star(google("Args")).replaceAll("\n", "\r\n")],
    ])("%s", (_, comment) => {
      const run = readRun(comment, parameters);
      expect(run.description).toBe(description);
      expect(parameterTexts(run)).toEqual(
        Object.fromEntries(entries.map(([name, ...text]) => [name, text.join("\n")])),
      );
      expect(run.returns).toBe(returns.join("\n"));
      expect(run.parameterTags.map(({ span }) => textOf(span))).toEqual(
        entries.map(([name]) => name),
      );
    });
  },
);

describe("Google-style sections", () => {
  test.each<[what: string, text: string, description: string, parameters: Record<string, string>]>([
    [
      "bullets",
      "Runs.\n\nArgs:\n  - a: The a.\n  - b (int): The b.",
      "Runs.",
      { a: "The a.", b: "The b." },
    ],
    [
      "further headings",
      "Runs.\n\nParams:\n    a: The a.\n\nKeyword Args:\n    b: The b.",
      "Runs.",
      { a: "The a.", b: "The b." },
    ],
    [
      "not indented",
      "Runs.\n\nArgs:\na: The a.\nb: The b.\n\nUse when:\n- x",
      "Runs.\n\nUse when:\n- x",
      { a: "The a.", b: "The b." },
    ],
    [
      "types",
      "Runs.\n\nArgs:\n    a (list[str], optional): The a.\n    *b: The b.",
      "Runs.",
      { a: "The a.", b: "The b." },
    ],
    [
      "paragraphs",
      "Runs.\n\nArgs:\n    a: The a.\n\n        More: of it.\n    b: The b.",
      "Runs.",
      { a: "The a.\n\nMore: of it.", b: "The b." },
    ],
    ["no parameters", "Runs.\n\nArgs:\n    None\n\nExample: x", "Runs.\n\nExample: x", {}],
    ["inline returns", "Runs.\n\nReturns: The list.\n\nExample: x", "Runs.\n\nExample: x", {}],
    [
      "prose behind a heading",
      "Parameters:\n    see the page.",
      "Parameters:\n    see the page.",
      {},
    ],
    [
      "a heading in a fence",
      "Runs.\n\n```\nArgs:\n    a: x\n```",
      "Runs.\n\n```\nArgs:\n    a: x\n```",
      {},
    ],
    ["beside a block tag", "Runs.\n\nArgs:\n    a: x\n@see y", "Runs.\n\nArgs:\n    a: x", {}],
    ["inline constraints", "Runs.\n\nArgs:\n    a: The a. {@minimum 1}", "Runs.", { a: "The a." }],
  ])("%s", (_, text, description, parameters) => {
    const run = readRun(star(text), "a: string, b: string");
    expect(run.description).toBe(description);
    expect(parameterTexts(run)).toEqual(parameters);
  });
});
