import {
  createTemporaryProject,
  projectConfig,
  type TemporaryProject,
} from "./support/temporary-project";

/** A module with one tool; a parameter without a description is a warning. */
function moduleOf(className: string, tool: string, parameter = ""): string {
  return `import { toolMeta } from "@toolmeta/runtime";

export class ${className} {
  /** Do ${tool}. */
  @toolMeta({})
  ${tool}(${parameter}): void {}
}
`;
}

const PROGRAM = { transform: "@toolmeta/transformer", transformProgram: true };
const AT_EMIT = { transform: "@toolmeta/transformer" };
const WARNING = "src/a.ts(6,7): warning TM2002";
const ERROR = "src/b.ts(6,3): error TM1004";

let project: TemporaryProject;

beforeEach(() => {
  project = createTemporaryProject();
  project.write("src/a.ts", moduleOf("A", "one", "a: string"));
  project.write("src/b.ts", moduleOf("B", "two"));
});
afterEach(() => {
  project.remove();
});

/** Changes the tool of `a.ts`, so that it has the name of the one in `b.ts`, or its own again. */
function nameTool(name: string): void {
  project.write("src/a.ts", moduleOf("A", name, "a: string"));
}

describe.each([
  ["tspc -p ., for the whole program", PROGRAM, ["-p", "."]],
  ["tspc -p . --noEmit, for the whole program", PROGRAM, ["-p", ".", "--noEmit"]],
  ["tspc -p ., at emit", AT_EMIT, ["-p", "."]],
])("%s", (_, plugin, flags) => {
  it("prints warnings and succeeds, prints errors and fails", () => {
    project.write("tsconfig.json", projectConfig(plugin));
    expect(project.compile(...flags)).toEqual({ status: 0, printed: [WARNING] });
    nameTool("two");
    const failed = project.compile(...flags);
    expect(failed.printed).toEqual([WARNING, ERROR]);
    expect(failed.status).not.toBe(0);
  });
});

describe.each([
  ["-b", ["-b", "."], {}],
  ["-b of a composite project", ["-b", "."], { composite: true }],
  ["--incremental --noEmit", ["-p", ".", "--incremental", "--noEmit"], {}],
])("a build that keeps state: %s", (_, flags, settings) => {
  it("fails until the cause is gone, which may be in another file", () => {
    project.write("tsconfig.json", projectConfig(PROGRAM, settings));
    nameTool("two");
    for (const time of ["first", "unchanged"]) {
      const { status, printed } = project.compile(...flags);
      const failed = status !== 0;
      expect({ time, failed, printed }).toEqual({ time, failed: true, printed: [WARNING, ERROR] });
    }
    nameTool("one");
    expect(project.compile(...flags)).toEqual({ status: 0, printed: [WARNING] });
  });
});

it("lets the severity of a code decide about the exit status", () => {
  const write = (severity: string) => {
    const plugin = { ...PROGRAM, diagnostics: { TM2002: severity } };
    project.write("tsconfig.json", projectConfig(plugin));
  };
  write("error");
  const failed = project.compile("-p", ".");
  expect(failed.printed).toEqual(["src/a.ts(6,7): error TM2002"]);
  expect(failed.status).not.toBe(0);
  write("off");
  expect(project.compile("-p", ".")).toEqual({ status: 0, printed: [] });
});

it.each([
  ["for the whole program", PROGRAM],
  ["at emit", AT_EMIT],
])("reports an option that it does not know where it is written: %s", (_, plugin) => {
  const config = projectConfig({ ...plugin, diagnostics: { TM2222: "off" } });
  const text = JSON.stringify(config, null, 2);
  project.write("tsconfig.json", text);
  const lines = text.slice(0, text.indexOf('"TM2222"')).split("\n");
  const at = `${String(lines.length)},${String((lines.at(-1)?.length ?? 0) + 1)}`;
  const failed = project.compile("-p", ".");
  expect(failed.printed).toContain(`tsconfig.json(${at}): error TM1013`);
  expect(failed.status).not.toBe(0);
});

it("reports each project of a build with references", () => {
  const settings = { composite: true };
  project.write("tsconfig.json", { files: [], references: [{ path: "one" }, { path: "two" }] });
  project.write("one/tsconfig.json", projectConfig(PROGRAM, settings));
  project.write("one/src/a.ts", moduleOf("A", "one", "a: string"));
  const second = { ...projectConfig(PROGRAM, settings), references: [{ path: "../one" }] };
  project.write("two/tsconfig.json", second);
  project.write("two/src/b.ts", `import "../../one/src/a.js";\n${moduleOf("B", "größe")}`);
  const failed = project.compile("-b", ".");
  expect(failed.printed).toEqual([
    "one/src/a.ts(6,7): warning TM2002",
    "two/src/b.ts(7,3): error TM1005",
  ]);
  expect(failed.status).not.toBe(0);
  expect(project.compile("-b", ".").printed).toEqual(["two/src/b.ts(7,3): error TM1005"]);
});

it("keeps the compiler's own errors beside its own", () => {
  project.write("tsconfig.json", projectConfig(PROGRAM));
  project.write("src/b.ts", `${moduleOf("B", "größe")}export const wrong: number = "";\n`);
  for (const flags of [
    ["-p", "."],
    ["-b", "."],
  ]) {
    expect(project.compile(...flags).printed).toEqual([
      WARNING,
      "src/b.ts(6,3): error TM1005",
      "src/b.ts(8,14): error TS2322",
    ]);
  }
});

it("watches: what is wrong is printed once for each change, and no longer when it is mended", async () => {
  project.write("tsconfig.json", projectConfig(PROGRAM));
  const watch = project.watch();
  try {
    expect(await watch.next()).toEqual([WARNING]);
    nameTool("two");
    expect(await watch.next()).toEqual([WARNING, ERROR]);
    nameTool("one");
    expect(await watch.next()).toEqual([WARNING]);
    project.write("src/a.ts", moduleOf("A", "one"));
    expect(await watch.next()).toEqual([]);
  } finally {
    watch.stop();
  }
});

describe.each([
  ["-b", ["-b", "."], { incremental: true }],
  ["--incremental", ["-p", ".", "--incremental"], {}],
])("a build that keeps state, under isolatedModules: %s", (_, flags, settings) => {
  it("emits a tool again when a type in another file changed", () => {
    const limit = (minimum: number) => `import type { Field } from "@toolmeta/runtime";

export type Limit = Field<number, { minimum: ${String(minimum)} }>;
`;
    project.write("src/limit.ts", limit(3));
    project.write(
      "src/a.ts",
      moduleOf("A", "one", "limit: Limit").replace(
        "\n\n",
        '\nimport type { Limit } from "./limit.js";\n\n',
      ),
    );
    project.write("tsconfig.json", projectConfig(PROGRAM, { isolatedModules: true, ...settings }));
    expect(project.compile(...flags).status).toBe(0);
    expect(project.read("dist/a.js")).toContain("minimum:3");
    project.write("src/limit.ts", limit(4));
    expect(project.compile(...flags).status).toBe(0);
    expect(project.read("dist/a.js")).toContain("minimum:4");
  });
});

it("completes decorators once when another plugin makes the program anew", () => {
  const remake = `module.exports = (program, host, config, { ts }) =>
  ts.createProgram(program.getRootFileNames(), program.getCompilerOptions(), host);
`;
  project.write("remake.cjs", remake);
  const unit = '"grams and kilograms" | "ounces and pounds" | "pounds and stones" | "tons"';
  project.write("src/a.ts", moduleOf("A", "one", `from: ${unit}, to: ${unit}`));
  const before = { transform: "./remake.cjs", transformProgram: true };
  project.write("tsconfig.json", projectConfig(PROGRAM, { plugins: [before, PROGRAM] }));
  expect(project.compile("-p", ".").status).toBe(0);
  expect(project.read("dist/a.js").split("ounces and pounds").length - 1).toBe(1);
});

it("reads a project that leaves strictness to the compiler, which is strict", () => {
  project.write("tsconfig.json", projectConfig(PROGRAM, { strict: undefined }));
  expect(project.compile("-p", ".")).toEqual({ status: 0, printed: [WARNING] });
});
