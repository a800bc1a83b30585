import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "jsonc-parser";
import { ROOT, runCli } from "./support/run-cli";
import { writeFiles } from "./support/write-files";
import type { Files } from "./support/write-files";

const PLUGIN = { transform: "@toolmeta/transformer", transformProgram: true };
const SETTINGS = {
  compilerOptions: { module: "nodenext", rootDir: "src", outDir: "dist" },
  include: ["src"],
};

const execute = promisify(execFile);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toolmeta-init-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What `toolmeta init` prints in the folder, which holds these files first. */
async function init(files: Files, ...args: readonly string[]): Promise<string> {
  writeFiles(folder, files);
  const { code, stdout, stderr } = await runCli(["init", ...args], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

function readJson(path: string) {
  return parse(read(path));
}

test("makes a server in a folder that does not exist yet", async () => {
  const said = await init({}, "my shop");
  const manifest = readJson("my shop/package.json");
  expect(manifest).toMatchObject({ name: "my-shop", type: "module", private: true });
  expect(manifest.scripts).toEqual({
    build: "tspc",
    dev: "toolmeta dev src/server.ts",
    start: "node dist/server.js",
    test: "npm run build && node --test test/clock-tools.test.mjs",
  });
  expect(readdirSync(join(folder, "my shop")).sort()).toEqual(
    [".gitignore", "package.json", "src", "test", "tsconfig.json"].sort(),
  );
  expect(said).toMatch(/Next:\n {2}cd my shop\n {2}npm install\n {2}npm run dev\n {2}npm test\n$/);
});

test("asks for the versions that this repository is built and tested with", async () => {
  await init({});
  const { dependencies, devDependencies } = readJson("package.json");
  const root = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).devDependencies;
  const { version } = JSON.parse(readFileSync(join(ROOT, "runtime/package.json"), "utf8"));
  expect(dependencies["@toolmeta/runtime"]).toBe(`^${version}`);
  expect(devDependencies["@toolmeta/transformer"]).toBe(`^${version}`);
  for (const name of ["typescript", "ts-patch", "@types/node"]) {
    expect(devDependencies[name]).toBe(root[name]);
  }
  const sdk = root["@modelcontextprotocol/sdk"].replace("~", "^");
  expect(dependencies["@modelcontextprotocol/sdk"]).toBe(sdk);
});

test("changes nothing in a dry run", async () => {
  const said = await init({ "package.json": { name: "shop" } }, "--dry-run");
  expect(said).toMatch(/^Would change in \.:/);
  expect(said).not.toContain("Next:");
  expect(readdirSync(folder)).toEqual(["package.json"]);
});

const COMMENTED = `{
\t// How we build.
\t"compilerOptions": {
\t\t"strict": true, // always
\t\t"rootDir": "src",
\t\t"outDir": "./out", /* not dist */
\t\t"module": "nodenext",
\t},
\t"include": ["src/**/*"] // no tests
}
`;

test("keeps comments and formatting of a tsconfig", async () => {
  await init({ "package.json": {}, "tsconfig.json": COMMENTED });
  expect(read("tsconfig.json")).toBe(
    COMMENTED.replace(
      '\t\t"strict"',
      `\t\t"plugins": [{ "transform": "@toolmeta/transformer", "transformProgram": true }],\n\t\t"strict"`,
    ),
  );
  expect(readJson("package.json").scripts.start).toBe("node out/mcp/server.js");
});

test("keeps line ends, indentation and order of a package.json", async () => {
  const text =
    '{\r\n    "name": "shop",\r\n    "scripts": {\r\n        "lint": "eslint ."\r\n    }\r\n}\r\n';
  await init({ "package.json": text, "tsconfig.json": SETTINGS });
  const changed = read("package.json");
  expect(changed).toMatch(
    /^{\r\n {4}"name": "shop",\r\n {4}"scripts": {\r\n {8}"lint": "eslint \.",\r\n {8}"build"/,
  );
  expect(changed.replaceAll("\r\n", "")).not.toContain("\n");
});

/** A tsconfig, what extends it, and the plugins in force afterwards. */
const PLUGIN_ROWS = [
  ["a list of its own", { plugins: [{ name: "x" }] }, {}, [{ name: "x" }, PLUGIN]],
  ["an empty list", { plugins: [] }, {}, [PLUGIN]],
  ["an inherited list", {}, { plugins: [{ name: "y" }] }, [{ name: "y" }, PLUGIN]],
  ["the plugin", { plugins: [PLUGIN] }, {}, [PLUGIN]],
  ["the plugin, inherited", {}, { plugins: [PLUGIN] }, undefined],
  [
    "the plugin for editors",
    { plugins: [{ name: PLUGIN.transform }] },
    {},
    [{ name: PLUGIN.transform }, PLUGIN],
  ],
] as const;

test.each(PLUGIN_ROWS)("adds the plugin to a tsconfig with %s", async (_, own, base, expected) => {
  await init({
    "package.json": {},
    "base.json": { compilerOptions: base },
    "tsconfig.json": {
      extends: "./base.json",
      compilerOptions: { ...SETTINGS.compilerOptions, ...own },
    },
  });
  expect(readJson("tsconfig.json").compilerOptions.plugins).toEqual(expected);
});

/** What the project has for TypeScript, and what it has afterwards. */
const TYPESCRIPT_ROWS = [
  ["^7.0.2", "~6.0.3", /TypeScript 7 is a native compiler that runs no transformers/],
  ["latest", "~6.0.3", /"latest" may install 7\./],
  [">=5", "~6.0.3", /">=5" may install 7\./],
  ["~5.4.0", "~6.0.3", /needs TypeScript 5\.9 or later/],
  ["~5.9.2", "~5.9.2", undefined],
  ["^6.0.0", "^6.0.0", undefined],
  ["catalog:", "catalog:", undefined],
] as const;

test.each(TYPESCRIPT_ROWS)("makes of typescript %s: %s", async (before, after, reason) => {
  const said = await init({
    "package.json": { dependencies: { typescript: before } },
    "tsconfig.json": SETTINGS,
  });
  const manifest = readJson("package.json");
  expect(manifest.dependencies.typescript).toBe(after);
  expect(manifest.devDependencies).not.toHaveProperty("typescript");
  if (reason === undefined) expect(said).not.toContain("pinned");
  else expect(said).toMatch(reason);
});

/** The scripts of a project, and those that were added or changed. */
const SCRIPT_ROWS: readonly (readonly [string, Record<string, string>, Record<string, string>])[] =
  [
    ["the compiler", { build: "rimraf dist && tsc -b" }, { build: "rimraf dist && tspc -b" }],
    ["a check of types", { types: "tsc --noEmit" }, { types: "tsc --noEmit", build: "tspc" }],
    ["another builder", { build: "vite build" }, { build: "vite build", "build:mcp": "tspc" }],
    [
      "a name like it",
      { build: "./tsc.sh my-tsc" },
      { build: "./tsc.sh my-tsc", "build:mcp": "tspc" },
    ],
    [
      "dev and start",
      { dev: "nodemon", start: "node ." },
      {
        dev: "nodemon",
        "dev:mcp": "toolmeta dev src/mcp/server.ts",
        start: "node .",
        "start:mcp": "node dist/mcp/server.js",
      },
    ],
    [
      "npm's test",
      { test: 'echo "Error: no test specified" && exit 1' },
      {
        test: "npm run build && node --test test/mcp/clock-tools.test.cjs",
      },
    ],
    [
      "a test",
      { test: "ava" },
      {
        test: "ava",
        "test:mcp": "npm run build && node --test test/mcp/clock-tools.test.cjs",
      },
    ],
  ];

test.each(SCRIPT_ROWS)("takes care of scripts with %s", async (_, scripts, expected) => {
  await init({ "package.json": { scripts }, "tsconfig.json": SETTINGS });
  expect(readJson("package.json").scripts).toMatchObject(expected);
});

/** What a project has, and the test that it is given. */
const RUNNER_ROWS = [
  ["an ES module", { type: "module" }, "clock-tools.test.mjs", 'import { test } from "node:test";'],
  ["CommonJS", {}, "clock-tools.test.cjs", 'const { test } = require("node:test");'],
  [
    "Vitest",
    { scripts: { test: "vitest run" } },
    "clock-tools.test.mjs",
    'import { test } from "vitest";',
  ],
  [
    "Jest",
    { scripts: { test: "jest" } },
    "clock-tools.test.js",
    'require("../../dist/mcp/clock-tools.js")',
  ],
  [
    "Jest and ES modules",
    { type: "module", scripts: { test: "jest" } },
    "clock-tools.test.mjs",
    '"node:test"',
  ],
] as const;

test.each(RUNNER_ROWS)("writes a test for %s", async (_, manifest, file, line) => {
  await init({
    "package.json": { scripts: { test: "ava" }, ...manifest },
    "tsconfig.json": SETTINGS,
  });
  expect(readdirSync(join(folder, "test/mcp"))).toEqual([file]);
  expect(read(`test/mcp/${file}`)).toContain(line);
  const { scripts } = readJson("package.json");
  if (line.includes("node:test")) {
    expect(scripts["test:mcp"]).toBe(`npm run build && node --test test/mcp/${file}`);
  } else {
    expect(scripts["test:mcp"]).toBeUndefined();
    expect(scripts.pretest).toBe("npm run build");
  }
});

test("gives the tools a tsconfig of their own where that of the project writes nothing", async () => {
  const settings = {
    compilerOptions: { noEmit: true, moduleResolution: "bundler", module: "esnext" },
  };
  const said = await init({ "package.json": { type: "module" }, "tsconfig.json": settings });
  expect(said).toContain("writes no JavaScript");
  expect(readJson("tsconfig.json")).toEqual(settings);
  expect(readJson("tsconfig.mcp.json")).toMatchObject({
    compilerOptions: { rootDir: "src/mcp", outDir: "dist/mcp" },
    include: ["src/mcp"],
  });
  expect(readJson("package.json").scripts).toMatchObject({
    build: "tspc -p tsconfig.mcp.json",
    dev: "toolmeta dev src/mcp/server.ts --project tsconfig.mcp.json",
  });
});

test("takes from a workspace what it has, and its package manager", async () => {
  writeFiles(folder, {
    "package.json": {
      workspaces: ["packages/*"],
      devDependencies: { typescript: "~6.0.3", "ts-patch": "^3.3.0" },
    },
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    "packages/shop/package.json": { name: "shop", type: "module" },
    "packages/shop/tsconfig.json": SETTINGS,
  });
  const said = await init({}, "packages/shop");
  expect(said).toContain("pnpm install");
  const manifest = readJson("packages/shop/package.json");
  expect(Object.keys(manifest.devDependencies)).toEqual([
    "@toolmeta/transformer",
    "@types/node",
    "toolmeta",
  ]);
  expect(manifest.scripts.test).toMatch(/^pnpm run build && /);
});

test("adds no sample to a project that has tools", async () => {
  await init({
    "package.json": { type: "module" },
    "tsconfig.json": SETTINGS,
    "src/tools.ts": 'import { toolMeta } from "@toolmeta/runtime";\n',
  });
  expect(existsSync(join(folder, "src/mcp"))).toBe(false);
  expect(readJson("package.json").scripts).toEqual({ build: "tspc" });
});

/** Projects, each of which has nothing left to do when asked again. */
const PROJECTS: readonly (readonly [string, Files])[] = [
  ["nothing", {}],
  [
    "CommonJS",
    { "package.json": { scripts: { build: "tsc", test: "x" } }, "tsconfig.json": COMMENTED },
  ],
  ["Vitest", { "package.json": { scripts: { test: "vitest" } }, "tsconfig.json": SETTINGS }],
  [
    "no output",
    { "package.json": {}, "tsconfig.json": { files: [], references: [{ path: "./app" }] } },
  ],
];

test.each(PROJECTS)("has nothing to do the second time in a project with %s", async (_, files) => {
  await init(files);
  const paths = ["package.json", "tsconfig.json"];
  const before = paths.map(read);
  expect(await init({})).toBe("Nothing to do in .: everything is there.\n");
  expect(paths.map(read)).toEqual(before);
});

/** Projects that keep their sources and what is built in different places and forms. */
const BUILT: readonly (readonly [string, Files])[] = [
  ["nothing", {}],
  [
    "CommonJS without a rootDir",
    {
      "package.json": {},
      "tsconfig.json": {
        compilerOptions: { module: "commonjs", outDir: "out", skipLibCheck: true },
      },
      "lib/a.ts": "export const a = 1;",
    },
  ],
  [
    "CommonJS beside its sources",
    {
      "package.json": { scripts: { test: "x" } },
      "tsconfig.json": {
        compilerOptions: { module: "nodenext", skipLibCheck: true, experimentalDecorators: true },
        include: ["source/**/*.ts"],
      },
      "source/a.ts": "export const a = 1;",
    },
  ],
  [
    "ES modules for a bundler",
    {
      "package.json": { type: "module" },
      "config/base.json": {
        compilerOptions: { target: "ES2023", outDir: "../build", skipLibCheck: true },
      },
      "tsconfig.json": {
        extends: "./config/base.json",
        compilerOptions: { module: "esnext", moduleResolution: "bundler", rootDir: "." },
        include: ["src"],
      },
      "src/a.ts": "export const a = 1;",
    },
  ],
  [
    "no output",
    {
      "package.json": { type: "module" },
      "tsconfig.json": { compilerOptions: { noEmit: true }, include: ["app"] },
    },
  ],
];

test.each(BUILT)(
  "writes a sample that builds and passes its test, in a project with %s",
  async (_, files) => {
    // From here the packages of this repository are found, so that nothing has to be installed.
    rmSync(folder, { recursive: true });
    mkdirSync(join(ROOT, "packages/cli/.tmp"), { recursive: true });
    folder = mkdtempSync(join(ROOT, "packages/cli/.tmp/init-"));
    await init(files);
    const { scripts } = readJson("package.json");
    const isOurs = (name: string): boolean => /tspc|mcp|clock/.test(scripts[name] ?? "");
    const script = ["test", "test:mcp"].find(isOurs);
    const path = `${join(ROOT, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`;
    const { stdout } = await execute("npm", ["run", script!], {
      cwd: folder,
      env: { ...process.env, PATH: path },
    });
    expect(stdout).toMatch(/pass 2\n/);
    const starts: string[] = Object.values(scripts);
    const start = starts.find((one) => one.startsWith("node ") && one.endsWith("server.js"));
    expect(existsSync(join(folder, start!.replace("node ", "")))).toBe(true);
  },
);

test("takes packages from tarballs", async () => {
  const names = ["toolmeta", "toolmeta-contract", "toolmeta-runtime", "toolmeta-transformer"];
  const tarballs = Object.fromEntries(names.map((name) => [`packed/${name}-0.1.0.tgz`, ""]));
  await init(tarballs, "app", "--packages", "packed");
  const { dependencies, devDependencies } = readJson("app/package.json");
  expect(dependencies).toMatchObject({
    "@toolmeta/contract": "file:../packed/toolmeta-contract-0.1.0.tgz",
    "@toolmeta/runtime": "file:../packed/toolmeta-runtime-0.1.0.tgz",
  });
  expect(devDependencies).toMatchObject({
    "@toolmeta/transformer": "file:../packed/toolmeta-transformer-0.1.0.tgz",
    toolmeta: "file:../packed/toolmeta-0.1.0.tgz",
  });
});

test.each([
  [{ "package.json": "{" }, [], "package.json is no JSON object."],
  [{ "tsconfig.json": { extends: "./none.json" } }, [], "tsconfig.json cannot be read:"],
  [{}, ["--project", "tsconfig.app.json"], "There is no file tsconfig.app.json in"],
  [{}, ["--packages", "none"], "There is no packed package in none."],
  [{}, ["--typescript"], "unknown option '--typescript'"],
  [{}, ["a", "b"], "too many arguments"],
])("refuses %j %j in one line", async (files, args, message) => {
  writeFiles(folder, files);
  const { code, stdout, stderr } = await runCli(["init", ...args], { cwd: folder });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("says by --help how to use it", async () => {
  const { code, stdout } = await runCli(["init", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Examples:\n {2}toolmeta init my-server/);
});
