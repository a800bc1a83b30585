import plugin from "@toolmeta/transformer";
import { join } from "node:path";
import ts from "typescript";
import { createFixtureProgram } from "./support/compile-fixtures";
import { readDiagnosticsPage } from "./support/read-diagnostics-page";
import { createTemporaryProject, projectConfig } from "./support/temporary-project";
import { startTsserver } from "./support/tsserver-client";
import { FIXTURES } from "./support/type-fixtures";

const SOURCE = `import { toolMeta } from "@toolmeta/runtime";

export class Books {
  /**
   * Search the catalog.
   *
   * @param query - Words to look for.
   */
  @toolMeta({ readOnly: true, destructive: true })
  search(query: string, limit = 10): string {
    return \`\${query} \${limit}\`;
  }
}
`;

describe("in TypeScript's language server", () => {
  const project = createTemporaryProject();
  const server = startTsserver();
  const file = join(project.folder, "src/books.ts");
  const entry = { name: "@toolmeta/transformer", transform: "@toolmeta/transformer" };

  beforeAll(() => {
    project.write("tsconfig.json", projectConfig({ ...entry, transformProgram: true }));
    project.write("src/books.ts", SOURCE);
    server.open(file, SOURCE);
  });
  afterAll(() => {
    server.close();
    project.remove();
  });

  it("underlines what is wrong and clears it after the edit", async () => {
    const before = await server.diagnose(file);
    expect(before).toEqual([
      expect.objectContaining({
        start: { line: 9, offset: 44 },
        end: { line: 9, offset: 48 },
        category: "error",
        source: "toolmeta",
        text: expect.stringMatching(/^TM1008: Books\.search is declared/),
      }),
      expect.objectContaining({
        start: { line: 10, offset: 25 },
        end: { line: 10, offset: 30 },
        category: "warning",
        source: "toolmeta",
        text: expect.stringMatching(/^TM2002: The argument `limit` of Books\.search/),
      }),
    ]);

    const line = { line: 8, offset: 1 };
    server.change(file, line, line, "   * @param limit - Most books to list.\n");
    const described = await server.diagnose(file);
    expect(described.map(({ text }) => text.slice(0, 6))).toEqual(["TM1008"]);

    server.change(file, { line: 10, offset: 29 }, { line: 10, offset: 48 }, "");
    expect(await server.diagnose(file)).toEqual([]);
  });

  it("shows the compiler's own errors as well", async () => {
    const line = { line: 15, offset: 1 };
    server.change(file, line, line, "export const wrong: number = '';\n");
    const found = await server.diagnose(file);
    expect(found.map(({ text }) => text)).toEqual([
      "Type 'string' is not assignable to type 'number'.",
    ]);
  });
});

it("says in the file that the editor's version of TypeScript is another one", () => {
  const file = join(FIXTURES, "books.ts");
  const program = createFixtureProgram([file], {}, new Map([[file, SOURCE]]));
  const languageService = {
    getSemanticDiagnostics: () => [],
    getProgram: () => program,
  };
  const load = plugin as unknown as (host: object) => ts.server.PluginModule;
  const editor = load({ typescript: { ...ts, versionMajorMinor: "5.9", version: "5.9.3" } });
  const info = { languageService, config: {}, project: {} };
  const found = editor
    .create(info as unknown as ts.server.PluginCreateInfo)
    .getSemanticDiagnostics(file);
  const documented = readDiagnosticsPage().find(({ code }) => code === "TM2011");
  const printed = `books.ts(1,10): warning ${ts.flattenDiagnosticMessageText(found[0]?.messageText, "")}`;
  expect(found).toHaveLength(1);
  expect(printed).toContain(`TypeScript 5.9.3, and @toolmeta/transformer works with`);
  expect(printed.replace(ts.version, "6.0.3")).toBe(documented?.message);
  expect(found[0]).toMatchObject({ start: 9, length: 8 });
});
