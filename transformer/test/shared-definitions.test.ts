import { SourceMap, type SourceMapPayload } from "node:module";
import ts from "typescript";
import { createTemporaryProject, projectConfig } from "./support/temporary-project";

const PLUGIN = {
  transform: "@toolmeta/transformer",
  transformProgram: true,
  diagnostics: { TM2001: "off", TM2002: "off", TM2005: "off" },
};

const TYPES = `import type { Field } from "@toolmeta/runtime";

/** Where mail is sent to. */
export interface Address {
  "at\u2028home"?: string;
  street: string;
  city: string;
  /** Two letters. */
  country: Field<string, { pattern: "^[A-Z]{2}$" }>;
}

/** A visit, on a day. */
export interface Visit {
  /** When it begins. */
  start: Date;
  address: Address;
}

/** The same in JSON. */
export interface WrittenVisit {
  /** When it begins. */
  start: Field<string, { format: "date-time" }>;
  address: Address;
}
`;

/** The names that constants could take are the author's; a header and a directive stand in front. */
const TOOLS = `#!/usr/bin/env node
/* A header. */
"use strict";
import { toolMeta, toResult, type ToolResult } from "@toolmeta/runtime";
import type { Address, Visit, WrittenVisit } from "./types.js";

export const made = createLater();

function createLater(): object {
  class Later {
    /** Moves again. */
    @toolMeta({})
    moveAgain(address: Address): Address {
      return address;
    }
  }
  return new Later();
}

const addressSchema = "the author's own";
const \\u0061ddressSchema2 = addressSchema;

type Unit = "grams and kilograms" | "ounces and pounds" | "pounds and stones" | "tons";

export class Tools {
  /**
   * Weighs.
   *
   * @param from - The units of what is given.
   * @param to - The units of what is wanted.
   * @param first - Where it is.
   * @param last - Where it goes.
   */
  @toolMeta({})
  weigh(
    from: Unit,
    to: Unit,
    first: { text: string } = { text: "A long text that is given by default to two arguments." },
    last: { text: string } = { text: "A long text that is given by default to two arguments." },
  ): ToolResult<{ street: string }> {
    return toResult({ street: from + to + String(first.text === last.text) });
  }

  /** Moves. */
  @toolMeta({})
  move(address: Address): ToolResult<Address> {
    const definitions = addressSchema;
    return toResult({ ...address, street: address.street + definitions.length });
  }

  /** Visits. */
  @toolMeta({})
  visit(visit: Visit, written: WrittenVisit): ToolResult<Address> {
    return toResult({ ...written.address, street: visit.start.toISOString() + typeof written.start });
  }
}
`;

const MAIN = `import { createToolRegistry } from "@toolmeta/runtime";
import * as tools from "./tools.js";

async function main(): Promise<void> {
  const registry = createToolRegistry();
  await registry.register({ Tools: tools.Tools });
  await registry.register({ made: tools.made });
  const address = { street: "S", city: "C", country: "DE" };
  const visit = { start: "2026-01-02T03:04:05Z", address };
  const answers = [
    await registry.call("move", { address }),
    await registry.call("moveAgain", { address: { ...address, country: "de" } }),
    await registry.call("visit", { visit, written: visit }),
    await registry.call("weigh", { from: "tons", to: "tons" }),
  ];
  console.log(JSON.stringify(answers.map(({ structuredContent, isError }) => structuredContent?.["street"] ?? isError)));
}
void main();
`;

describe.each([
  ["an ES module", "module", {}],
  ["an ES module, legacy decorators", "module", { experimentalDecorators: true }],
  ["an ES module, isolatedModules", "module", { isolatedModules: true }],
  ["CommonJS", "commonjs", {}],
  ["CommonJS, legacy decorators", "commonjs", { experimentalDecorators: true }],
  ["CommonJS, verbatimModuleSyntax off, ES2015", "commonjs", { target: "es2015" }],
])("what tools of a file share, in %s", (_, type, settings) => {
  const project = createTemporaryProject();
  let code: string;

  beforeAll(() => {
    project.write("package.json", { type });
    project.write("src/types.ts", TYPES);
    project.write("src/tools.ts", TOOLS);
    project.write("src/main.ts", MAIN);
    const config = projectConfig(PLUGIN, { lib: ["es2022", "dom"], sourceMap: true, ...settings });
    project.write("tsconfig.json", config);
    expect(project.compile("-p", ".")).toEqual({ status: 0, printed: [] });
    code = project.read("dist/tools.js");
  });
  afterAll(() => {
    project.remove();
  });

  it("is written once", () => {
    const written = (text: string) => code.split(text).length - 1;
    expect(written("Where mail is sent to.")).toBe(1);
    expect(written("Two letters.")).toBe(1);
    expect(written("When it begins.")).toBe(2);
  });

  it("stands behind what must come first, and clashes with no name", () => {
    const lines = code.split("\n").filter((line) => line.trim() !== "");
    expect(lines[0]).toBe("#!/usr/bin/env node");
    expect(code.indexOf("/* A header. */")).toBeLessThan(code.indexOf("use strict"));
    expect(code.indexOf("use strict")).toBeLessThan(code.indexOf("const addressSchema3"));
    const file = ts.createSourceFile("tools.js", code, ts.ScriptTarget.Latest, true);
    const names = file.statements
      .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
      .map(({ name }) => name.getText());
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith("addressSchema")).length).toBeGreaterThan(1);
    expect(names.filter((name) => name.includes("ddressSchema2"))).toEqual([
      "\\u0061ddressSchema2",
    ]);
    // Their keywords are words of the language.
    expect(names).toEqual(expect.arrayContaining(["sharedEnum", "sharedDefault"]));
  });

  it("is code for every target", () => {
    const constants = code.split("\n").filter((line) => /^const (?:\w+Schema|shared)/.test(line));
    expect(constants.length).toBeGreaterThan(2);
    expect(constants.join()).not.toContain("...");
    expect(code).not.toContain("\u2028");
  });

  it("works when a class is made before the file has run, and revives only what is to be revived", () => {
    expect(project.run("dist/main.js")).toBe(
      '["S16",true,"2026-01-02T03:04:05.000Zstring","tonstonstrue"]\n',
    );
  });

  it("leaves the places in the source map where they were", () => {
    const map = new SourceMap(JSON.parse(project.read("dist/tools.js.map")) as SourceMapPayload);
    for (const text of ["the author's own", "definitions.length", "new Later()"]) {
      const lineOf = (file: string) => file.split("\n").findIndex((line) => line.includes(text));
      const line = lineOf(code);
      const column = (code.split("\n")[line] ?? "").indexOf(text);
      expect(map.findEntry(line, column)).toMatchObject({ originalLine: lineOf(TOOLS) });
    }
  });
});
