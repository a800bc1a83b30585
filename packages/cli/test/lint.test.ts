import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import "@microsoft/jest-sarif";
import { runCli } from "./support/run-cli";

/** Within the package, so that the sources find the runtime. */
const folder = mkdtempSync(join(__dirname, "../.tmp-lint-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a project and returns its folder. */
function makeProject(name: string, source: string, plugin: object = {}): string {
  const project = join(folder, name);
  mkdirSync(project);
  const plugins = [{ transform: "@toolmeta/transformer", ...plugin }];
  const compilerOptions = {
    target: "ES2022",
    module: "nodenext",
    strict: true,
    types: [],
    plugins,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(project, "tools.ts"), source);
  return project;
}

const IMPORT = 'import { toolMeta } from "@toolmeta/runtime";\n';
const FINE = `${IMPORT}export class Dice {
  /** Roll a die and tell what it shows, 1 to 6. */
  @toolMeta({ readOnly: true })
  rollDice(): number {
    return 4;
  }
}
`;
const MUTE = FINE.replace(/ {2}\/\*\*.*\n/, "");
const WRONG = FINE.replace("rollDice()", "rollDice(onDone: () => void)");

describe("lint", () => {
  const projects = {
    fine: makeProject("fine", FINE),
    mute: makeProject("mute", MUTE),
    silenced: makeProject("silenced", MUTE, { diagnostics: { TM2001: "off" } }),
    wrong: makeProject("wrong", WRONG),
  };

  it("has nothing to say of tools that are fine", async () => {
    const run = await runCli(["lint", "--project", projects.fine]);
    expect(run).toEqual({
      code: 0,
      stdout: "1 tool: 0 errors, 0 warnings, 0 notes.\n",
      stderr: "",
    });
  });

  it("looks for tsconfig.json where it is run", async () => {
    const { code, stdout } = await runCli(["lint"], { cwd: projects.wrong });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^tools\.ts:5:12 error TM1001 The argument `onDone` of Dice\.rollDice /);
  });

  it("fails for an error, and for more warnings than are allowed", async () => {
    const mute = ["lint", "--project", projects.mute];
    const loose = await runCli(mute);
    expect(loose.code).toBe(0);
    expect(loose.stdout).toContain("warning TM2001 Dice.rollDice has no description");
    expect((await runCli([...mute, "--max-warnings", "1"])).code).toBe(0);
    expect((await runCli([...mute, "--max-warnings", "0"])).code).toBe(1);
  });

  it("heeds the settings of the plugin", async () => {
    const run = await runCli(["lint", "--project", projects.silenced, "--max-warnings", "0"]);
    expect(run).toMatchObject({ code: 0 });
  });

  it("warns of a server that asks too much of a model", async () => {
    const args = ["lint", "--max-tools", "0", "--max-tokens", "10", "--format", "json"];
    const { code, stdout } = await runCli([...args, "--project", projects.fine]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).findings).toEqual([
      expect.objectContaining({
        rule: "budget/tools",
        severity: "warning",
        message: expect.stringMatching(/^1 tools? .*the budget is 0/),
        place: { file: expect.stringMatching(/tsconfig\.json$/), line: 1, column: 1 },
      }),
      expect.objectContaining({
        rule: "budget/tokens",
        message: expect.stringMatching(/the budget is 10\. Dearest: rollDice \(\d+\)\./),
      }),
    ]);
  });

  it("reads the projects that a solution refers to, each with a budget of its own", async () => {
    const references = [{ path: "fine" }, { path: "mute" }];
    const file = join(folder, "tsconfig.json");
    writeFileSync(file, JSON.stringify({ files: [], references }));
    const args = ["lint", "--format", "json", "--max-tools", "0"];
    const { stdout } = await runCli(args, { cwd: folder });
    const { tools, findings } = JSON.parse(stdout);
    expect(tools).toBe(2);
    const places = findings
      .filter(({ rule }: { rule: string }) => rule === "budget/tools")
      .map(({ place }: { place: { file: string } }) => place.file);
    expect(places).toEqual(["fine/tsconfig.json", "mute/tsconfig.json"]);
  });

  it("looks at the tools of a server too", async () => {
    const server = ["--", process.execPath, "samples/bookshop/dist/server.js"];
    const { stdout } = await runCli(["lint", "--for", "gemini", ...server]);
    expect(stdout).toContain("warning gemini/references addBook:");
  });
});

describe("SARIF", () => {
  it.each([
    { what: "errors of the compiler", args: ["--project", join(folder, "wrong")] },
    {
      what: "what consumers refuse",
      args: ["--project", "samples/bookshop", "--for", "openai,gemini"],
    },
    { what: "nothing", args: ["--project", join(folder, "fine")] },
  ])("is valid for $what", async ({ args }) => {
    const { stdout } = await runCli(["lint", "--format", "sarif", ...args]);
    const log = JSON.parse(stdout);
    expect(log).toBeValidSarifLog();
    const [{ tool, results }] = log.runs;
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
  });

  it("says where, how grave and why", async () => {
    const cwd = join(folder, "wrong");
    const log = JSON.parse((await runCli(["lint", "--format", "sarif"], { cwd })).stdout);
    expect(log.runs[0].results).toEqual([
      {
        ruleId: "TM1001",
        ruleIndex: 0,
        level: "error",
        message: { text: expect.stringContaining("`onDone`") },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "tools.ts" },
              region: { startLine: 5, startColumn: 12 },
            },
          },
        ],
      },
    ]);
  });
});
