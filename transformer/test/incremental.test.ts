import { statSync } from "node:fs";
import { join } from "node:path";
import {
  createTemporaryProject,
  projectConfig,
  type TemporaryProject,
} from "./support/temporary-project";

const PLUGIN = {
  transform: "@toolmeta/transformer",
  transformProgram: true,
  diagnostics: { TM2002: "off", TM2005: "off" },
};

/** A module with one tool that takes a type from elsewhere. */
function moduleOf(tool: string, words: string, type = "Limit"): string {
  return `import { toolMeta } from "@toolmeta/runtime";
import type { ${type} } from "./${type.toLowerCase()}.js";

export class ${tool}Tools {
  /** ${words} */
  @toolMeta({})
  ${tool}(given: ${type}): void {
    void given;
  }
}
`;
}

function limit(maximum: number): string {
  return `import type { Field } from "@toolmeta/runtime";

export type Limit = Field<number, { maximum: ${String(maximum)} }>;
`;
}

let project: TemporaryProject;

beforeEach(() => {
  project = createTemporaryProject();
  project.write("src/limit.ts", limit(3));
  project.write("src/size.ts", "export interface Size {\n  width: number;\n}\n");
  project.write("src/one.ts", moduleOf("one", "Does one thing."));
  project.write("src/two.ts", moduleOf("two", "Does another.", "Size"));
});
afterEach(() => {
  project.remove();
});

describe.each([
  ["-b", ["-b", "."], { incremental: true }],
  ["-b of a composite project", ["-b", "."], { composite: true }],
  ["--incremental", ["-p", ".", "--incremental"], {}],
  ["--incremental, isolatedModules", ["-p", ".", "--incremental"], { isolatedModules: true }],
  ["--incremental --noEmit", ["-p", ".", "--incremental", "--noEmit"], {}],
])("a build that keeps state: %s", (_, flags, settings) => {
  it("reads again only the files whose tools may have changed", () => {
    project.write("tsconfig.json", projectConfig(PLUGIN, settings));
    expect(project.countReads(...flags)).toBe("4 of 4");
    project.write("src/one.ts", moduleOf("one", "Does one thing well."));
    expect(project.countReads(...flags)).toBe("1 of 4");
    project.write("src/limit.ts", limit(4));
    expect(project.countReads(...flags)).toBe("2 of 4");
  });

  it("still compares all tools, and keeps telling what is wrong with one that did not change", () => {
    project.write("tsconfig.json", projectConfig(PLUGIN, settings));
    project.write("src/two.ts", moduleOf("two", "", "Size"));
    const described = "src/two.ts(7,3): warning TM2001";
    expect(project.compile(...flags)).toEqual({ status: 0, printed: [described] });
    project.write("src/one.ts", moduleOf("two", "Does one thing."));
    const failed = project.compile(...flags);
    expect(failed.printed).toEqual([described, "src/two.ts(7,3): error TM1004"]);
    expect(failed.status).not.toBe(0);
    project.write("src/one.ts", moduleOf("one", "Does what two does; see `two`."));
    expect(project.compile(...flags)).toEqual({
      status: 0,
      printed: ["src/one.ts(5,32): warning TM2007", described],
    });
  });
});

it("reads everything again when an option changes", () => {
  const flags = ["-p", ".", "--incremental"];
  project.write("tsconfig.json", projectConfig(PLUGIN));
  expect(project.countReads(...flags)).toBe("4 of 4");
  project.write("tsconfig.json", projectConfig({ ...PLUGIN, refs: "inline" }));
  expect(project.countReads(...flags)).toBe("4 of 4");
});

it("leaves the JavaScript of tools alone that did not change, under isolatedModules", () => {
  const flags = ["-p", ".", "--incremental"];
  project.write("tsconfig.json", projectConfig(PLUGIN, { isolatedModules: true }));
  expect(project.compile(...flags).status).toBe(0);
  const written = () =>
    ["one", "two"].map((name) => statSync(join(project.folder, `dist/${name}.js`)).mtimeMs);
  const [one, two] = written();
  project.write("src/limit.ts", limit(4));
  expect(project.compile(...flags).status).toBe(0);
  expect(project.read("dist/one.js")).toContain("maximum:4");
  expect(written()).toEqual([expect.any(Number), two]);
  expect(written()[0]).toBeGreaterThan(one ?? 0);
});

it("emits complete tools again for a project whose output is gone", () => {
  project.write("tsconfig.json", projectConfig(PLUGIN, { composite: true }));
  expect(project.compile("-b", ".").status).toBe(0);
  const first = project.read("dist/one.js");
  expect(project.countReads("-b", ".", "--force")).toBe("0 of 4");
  expect(project.read("dist/one.js")).toBe(first);
  expect(first).toContain("maximum:3");
});
