import { compileJsdocSource, keywordsOf, textOf } from "./support/jsdoc-source";

/** Reads the property `it` of an interface that has the given comment. */
function readIt(comment: string, type = "string") {
  return compileJsdocSource(`interface Box {\n${comment}\n  it: ${type};\n}`).member("Box.it");
}

describe("the description of a member", () => {
  test.each<[what: string, source: string]>([
    ["on its own line", "interface Box {\n/** It. */\nit: string }"],
    ["on the line of the brace", "interface Box { /** It. */ it: string }"],
    ["behind a semicolon", "interface Box { /** No. */ a: string; /** It. */ it: string }"],
    ["behind a comma", "interface Box { /** No. */ a: string, /** It. */ it: string }"],
    ["over lines from the brace on", "interface Box { /**\n* It.\n*/\nit: string }"],
    ["over lines from a semicolon on", "interface Box { a: string; /**\n* It.\n*/\nit: string }"],
    ["at the end of the line", "interface Box {\n it: string; /** It. */\n b: string }"],
    [
      "at the end of the last line",
      "interface Box {\n a: string /** A. */\n it: string /** It. */\n}",
    ],
    ["in a type literal", "type Box = { /** It. */ it: string }"],
    ["in a class", "class Box { /** It. */ declare it: string }"],
    ["of a parameter property", "class Box { constructor(/** It. */ readonly it: string) {} }"],
    [
      "by the constructor's tag",
      "class Box {\n/** Makes.\n * @param it - It.\n */\nconstructor(readonly it: string) {} }",
    ],
    ["of a getter", "class Box { /** It. */ get it() { return 1 } }"],
    ["of an enum's member", "enum Box { A, /** It. */ it }"],
    ["at the end of an enum's line", "enum Box {\n it, /** It. */\n B }"],
    ["through Partial", "interface Full {\n/** It. */\nit: string }\ntype Box = Partial<Full>"],
    [
      "through Omit of Required",
      "interface Full {\n/** It. */\nit?: string; b: 1 }\ntype Box = Omit<Required<Full>, 'b'>",
    ],
    [
      "through an own mapped type",
      "interface Full {\n/** It. */\nit: string }\ntype Box = { readonly [K in keyof Full]: Full[K] | null }",
    ],
    ["of an intersection", "type Box = { it: string } & {\n/** It. */\nit: string }"],
    ["of merged interfaces", "interface Box { a: 1 }\ninterface Box {\n/** It. */\nit: string }"],
    [
      "from an interface",
      "interface Full {\n/** It. */\nit: string }\nclass Box implements Full { it = '' }",
    ],
    [
      "from a base interface",
      "interface Full {\n/** It. */\nit: string }\ninterface Box extends Full { it: 'a' }",
    ],
    [
      "by a target",
      "interface Full {\n/** It. */\nit: string }\ninterface Box { /** {@inheritDoc Full.it} */\nit: string }",
    ],
  ])("%s", (_, source) => {
    const box = compileJsdocSource(source);
    expect(box.member("Box.it")).toMatchObject({ description: "It.", problems: [] });
  });

  test("what ends the line of another member is not taken", () => {
    const box = compileJsdocSource("interface Box {\n a: string; /** A. */\n it: string;\n}");
    expect(box.member("Box.it").description).toBeUndefined();
    expect(box.member("Box.a").description).toBe("A.");
  });

  test.each<[what: string, source: string, name: string]>([
    ["an interface", "/** A box. */ interface Box {}", "Box"],
    ["an exported alias", "/** A box. */\nexport type Box = string;", "Box"],
    ["a class", "/** A box. */\nclass Box {}", "Box"],
    ["an enum", "/** A box. */\nenum Box { A }", "Box"],
    ["an import", 'import { Inner as Box } from "./box"; let x: Box;', "Box"],
    [
      "below the file's comment",
      "/** @packageDocumentation File. */\n/** A box. */\ntype Box = 1;",
      "Box",
    ],
  ])("%s", (_, source, name) => {
    const files = { "box.ts": "/** A box. */\nexport interface Inner {}" };
    expect(compileJsdocSource(source, files).member(name).description).toBe("A box.");
  });

  test.each<[what: string, source: string, name: string]>([
    ["a comment of the file", "/**\n * @license MIT\n */\ntype Box = 1;", "Box"],
    ["an alias of the library", "type Box = 1", "Record"],
    ["an interface of the library", "type Box = 1", "Array"],
    ["a property of the library", "type Box = 1", "Array.length"],
    ["a key of a Record", "type Box = Record<'it', string>", "Box.it"],
  ])("%s says nothing", (_, source, name) => {
    expect(compileJsdocSource(source).member(name)).toEqual({
      description: undefined,
      constraints: [],
      deprecated: undefined,
      problems: [],
    });
  });

  test("other tags stay out, a deprecation is added", () => {
    const comment =
      "/**\n * It, see {@link Box.it | this}.\n * @remarks No.\n * @deprecated Use that.\n * @internal\n */";
    const it = readIt(comment);
    expect(it).toMatchObject({
      description: "It, see this.\n\nDeprecated: Use that.",
      deprecated: "Use that.",
    });
    expect(keywordsOf(it)).toEqual({ deprecated: true });
  });
});

describe("constraint tags", () => {
  test.each<[tags: string, keywords: object]>([
    ["@minimum 1", { minimum: 1 }],
    ["@minimum -0.5", { minimum: -0.5 }],
    ["@maximum 1e3", { maximum: 1000 }],
    ["@exclusiveMinimum 0\n@exclusiveMaximum +5", { exclusiveMinimum: 0, exclusiveMaximum: 5 }],
    ["@multipleOf .25", { multipleOf: 0.25 }],
    ["@minLength 0\n@maxLength 80", { minLength: 0, maxLength: 80 }],
    ["@minItems 1\n@maxItems 2\n@uniqueItems", { minItems: 1, maxItems: 2, uniqueItems: true }],
    ["@uniqueItems true", { uniqueItems: true }],
    ["@uniqueItems false", { uniqueItems: false }],
    ["@minProperties 1\n@maxProperties 2", { minProperties: 1, maxProperties: 2 }],
    ["@format date-time", { format: "date-time" }],
    ['@format "date-time"', { format: "date-time" }],
    ["@pattern ^[a-z]{2}\\d$", { pattern: "^[a-z]{2}\\d$" }],
    ['@pattern "^\\\\d$"', { pattern: "^\\d$" }],
    ["@pattern `^a b$`", { pattern: "^a b$" }],
    ["@pattern /^a\\/b$/", { pattern: "^a\\/b$" }],
    ["@pattern /api/", { pattern: "/api/" }],
    ["@pattern ^.*\\/$", { pattern: "^.*/$" }],
    ["@title A long title", { title: "A long title" }],
    ["@asType integer", { type: "integer" }],
    ["@integer", { type: "integer" }],
    ["@default 10", { default: 10 }],
    ['@default "asc"', { default: "asc" }],
    ["@default asc", { default: "asc" }],
    ["@default 'asc'", { default: "asc" }],
    ["@default `10`", { default: 10 }],
    ["@default true", { default: true }],
    ["@default null", { default: null }],
    ['@default ["a",\n  "b"]', { default: ["a", "b"] }],
    ["@defaultValue {}", { default: {} }],
    ["@default undefined", {}],
    ["@example a b", { examples: ["a b"] }],
    ['@example {"a": 1}\n@example\n2', { examples: [{ a: 1 }, 2] }],
    ['@examples ["a", "b"]\n@example c', { examples: ["a", "b", "c"] }],
    ["@minLength 1 @maxLength 80", { minLength: 1, maxLength: 80 }],
    ["@minimum 1\n@minimum 2", { minimum: 2 }],
    ["@deprecated", { deprecated: true }],
  ])("%s", (tags, keywords) => {
    const lines = `It.\n${tags}`.split("\n").map((line) => `   * ${line}`);
    const it = readIt(`  /**\n${lines.join("\n")}\n   */`);
    expect(keywordsOf(it)).toEqual(keywords);
    expect(it.problems).toEqual([]);
    expect(it.description).toMatch(/^It\.(?:\n\nDeprecated\.)?$/);
  });

  test.each<[comment: string, keywords: object]>([
    ["/** @minimum 1 @maximum 50 */", { minimum: 1, maximum: 50 }],
    ["/** The port. @minimum 1 @maximum 65535 */", { minimum: 1, maximum: 65535 }],
    ["/** The port {@minimum 1}. */", { minimum: 1 }],
    ["/** A name, as in `@minLength 1`. @maxLength 5 */", { maxLength: 5 }],
  ])("in one line: %s", (comment, keywords) => {
    const it = readIt(comment);
    expect(keywordsOf(it)).toEqual(keywords);
    expect(it.problems).toEqual([]);
  });

  test("of an alias, with texts and positions", () => {
    const box = compileJsdocSource('/**\n * A code.\n * @default "10"\n */\ntype Code = string;');
    const { constraints } = box.member("Code");
    expect(constraints.map(({ span, ...constraint }) => [constraint, textOf(span)])).toEqual([
      [{ tag: "default", keyword: "default", value: "10", raw: '"10"' }, '"10"'],
    ]);
  });

  test("examples of several tags are one constraint", () => {
    const { constraints } = readIt(
      '/**\n * @example "a"\n * @example ["b"]\n * @deprecated No.\n */',
    );
    expect(constraints.map(({ keyword, value }) => [keyword, value])).toEqual([
      ["examples", ["a", ["b"]]],
      ["deprecated", true],
    ]);
  });

  test("of a declaration file are not the author's to mend", () => {
    const box = compileJsdocSource('import { Full } from "./full"; type Box = Full;', {
      "full.d.ts": "export interface Full { /** It. @minimum x */ it: number }",
    });
    expect(box.member("Box.it")).toMatchObject({
      description: "It.",
      constraints: [],
      problems: [],
    });
  });

  test("are taken from what a member without a comment implements", () => {
    const box = compileJsdocSource(
      "interface Full { /** It. @minLength 1 */ it: string; /** B. @minLength 1 */ b: string }\n" +
        "class Box implements Full { it = ''; /** Own. */ b = '' }",
    );
    expect(keywordsOf(box.member("Box.it"))).toEqual({ minLength: 1 });
    expect(keywordsOf(box.member("Box.b"))).toEqual({});
  });

  test("of a method's comment are none of the model's business", () => {
    const tools = compileJsdocSource(
      "class Tools {\n/** Runs. \n * @minimum abc\n * @default {x */\nrun() {} }",
    );
    expect(tools.method("Tools.run")).toMatchObject({ description: "Runs.", problems: [] });
  });

  test.each<[tag: string, covered: string, message: string]>([
    ["@minimum abc", "abc", '@minimum takes a number, for example 1 or 0.5, but "abc" was given.'],
    ["@minimum", "@minimum", "nothing was given"],
    ["@minimum 1 or more", "1 or more", '"1 or more" was given'],
    ["@maximum 1e999", "1e999", "takes a number"],
    ["@minLength -1", "-1", "a whole number of 0 or more"],
    ["@maxItems 1.5", "1.5", "a whole number of 0 or more"],
    ["@multipleOf 0", "0", "a number above 0"],
    ["@pattern [", "[", "regular expression"],
    ["@pattern ^[\\w-.]$", "^[\\w-.]$", "valid with the u flag"],
    ["@pattern /^a$/i", "/^a$/i", "without slashes"],
    ["@uniqueItems maybe", "maybe", "true, false or nothing"],
    ["@format", "@format", "one word"],
    ["@format year month", "year month", "one word"],
    ["@default {a: 1}", "{a: 1}", "a JSON value"],
    ['@default "a', '"a', "a JSON value"],
    ["@examples a", "a", "a JSON array"],
    ["@asType float", "float", "integer or number"],
    [`@minimum ${"x".repeat(99)}`, "x".repeat(99), `"${"x".repeat(60)}…" was given`],
  ])("%s is a problem at its value", (tag, covered, message) => {
    const it = readIt(`  /**\r\n   * It. 😀\r\n   *   ${tag}\r\n   * @title T\r\n   */`);
    expect(it.problems.map(({ tag: name, span }) => [`@${name}`, textOf(span)])).toEqual([
      [tag.split(" ")[0], covered],
    ]);
    expect(it.problems[0]?.message).toContain(message);
    expect(keywordsOf(it)).toEqual({ title: "T" });
  });

  test("inline on a parameter, a bad value is a problem at its value", () => {
    const tools = compileJsdocSource(
      "class Tools {\n/** Runs.\n * @param a - How many. {@minimum x}\n */\nrun(a: number) {} }",
    );
    const { parameters, problems } = tools.method("Tools.run");
    expect(parameters.get("a")).toMatchObject({ description: "How many.", constraints: [] });
    expect(problems.map(({ tag, span }) => [tag, textOf(span)])).toEqual([["minimum", "x"]]);
  });
});
