import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "./support/run-cli";
import { writeFiles } from "./support/write-files";
import type { Files } from "./support/write-files";

const PLUGIN = { transform: "@toolmeta/transformer", transformProgram: true };
const MARK = "/// tsp-module: {}";

type Json = Readonly<Record<string, unknown>>;

function manifest(more: Json = {}): Json {
  return { name: "shop", type: "module", scripts: { build: "tspc" }, ...more };
}

function scripts(more: Json): Json {
  return manifest({ scripts: { build: "tspc", ...more } });
}

function settings(options: Json = {}, more: Json = {}): Json {
  const compilerOptions = {
    module: "nodenext",
    target: "ES2022",
    outDir: "dist",
    plugins: [PLUGIN],
  };
  return { compilerOptions: { ...compilerOptions, ...options }, include: ["src"], ...more };
}

function installed(name: string, version: string, more: Json = {}): Files {
  return { [`node_modules/${name}/package.json`]: { name, version, ...more } };
}

const TOOLS = `import { toolMeta } from "@toolmeta/runtime";
export class Tools {
  /** Greet. (See also: @toolMeta) */
  @toolMeta({})
  greet(name: string): string { return name; }
}
`;
const SERVER = `import { serveStdio } from "@toolmeta/runtime/server";
import * as tools from "./tools.js";
`;

const RUNTIME = {
  engines: { node: ">=20" },
  peerDependencies: {
    "@modelcontextprotocol/sdk": "^1.32.0",
    "@modelcontextprotocol/server": "^2.4.0",
  },
};

/** A project in which there is nothing to find. */
const HEALTHY: Files = {
  "package.json": manifest(),
  "tsconfig.json": settings(),
  "src/tools.ts": TOOLS,
  "src/server.ts": SERVER,
  "dist/tools.js": 'import { toolMeta } from "@toolmeta/runtime"; toolMeta({}, { v: 1 });',
  ...installed("@toolmeta/runtime", "0.1.0", RUNTIME),
  ...installed("@toolmeta/transformer", "0.1.0"),
  ...installed("ts-patch", "3.3.0"),
  ...installed("typescript", "6.0.3"),
  ...installed("@modelcontextprotocol/sdk", "1.32.2"),
};

/** What is wrong, the check that finds it, what it says, and the same project with it mended. */
interface Row {
  readonly wrong: string;
  readonly check: string;
  readonly broken: Files;
  readonly says: RegExp;
  readonly mended: Files;
}

const TEST_OF_SOURCE = { "test/tools.test.ts": 'import { Tools } from "../src/tools.js";' };
const TEST_OF_BUILD = { "test/tools.test.ts": 'import { Tools } from "../dist/tools.js";' };

/** A script that runs sources without the transformer. */
function runner(command: string, name: string): Row {
  return {
    wrong: command,
    check: "source-runners",
    broken: { "package.json": scripts({ dev: command }) },
    says: new RegExp(`^package\\.json, script "dev": ${name} removes types`),
    mended: { "package.json": scripts({ dev: command.replace(/src(\/\S+)?/g, "dist/server.js") }) },
  };
}

const ROWS: readonly Row[] = [
  {
    wrong: "a Node that is too old for a package",
    check: "node-version",
    broken: installed("@toolmeta/runtime", "0.1.0", { ...RUNTIME, engines: { node: ">=99" } }),
    says: /This is Node \d+\.\d+\.\d+, and @toolmeta\/runtime needs >=99/,
    mended: installed("@toolmeta/runtime", "0.1.0", RUNTIME),
  },
  {
    wrong: "no tool",
    check: "tools-there",
    broken: { "src/tools.ts": "export {};", "src/server.ts": "export {};" },
    says: /No source imports from @toolmeta\/runtime/,
    mended: { "src/tools.ts": TOOLS },
  },
  {
    wrong: "halves of different versions",
    check: "packages-installed",
    broken: installed("@toolmeta/transformer", "0.2.0"),
    says: /The runtime is 0\.1\.0 and the transformer 0\.2\.0/,
    mended: installed("@toolmeta/transformer", "0.1.1"),
  },
  {
    wrong: "TypeScript 7",
    check: "typescript-version",
    broken: installed("typescript", "7.0.2"),
    says: /TypeScript is 7\.0\.2\. TypeScript 7 is a native compiler that runs no transformers/,
    mended: installed("typescript", "6.0.3"),
  },
  {
    wrong: "TypeScript 5.4",
    check: "typescript-version",
    broken: installed("typescript", "5.4.5"),
    says: /needs TypeScript 5\.9 or later/,
    mended: installed("typescript", "5.9.3"),
  },
  {
    wrong: "no plugin",
    check: "transformer-plugin",
    broken: { "tsconfig.json": settings({ plugins: [] }) },
    says: /^tsconfig\.json, compilerOptions\.plugins: .* without their schemas/,
    mended: { "tsconfig.json": settings({ plugins: [{ name: "x" }, PLUGIN] }) },
  },
  {
    wrong: "a plugin for editors only",
    check: "transformer-plugin",
    broken: { "tsconfig.json": settings({ plugins: [{ name: "@toolmeta/transformer" }] }) },
    says: /named for editors only/,
    mended: {
      "base.json": settings(),
      "tsconfig.json": { extends: "./base.json", include: ["src"] },
    },
  },
  {
    wrong: "tsc in a script",
    check: "plain-compiler",
    broken: { "package.json": scripts({ build: "rimraf dist && npx tsc -p ." }) },
    says: /^package\.json, script "build": tsc runs no transformers/,
    mended: {
      "package.json": scripts({ build: "rimraf dist && npx tspc -p .", types: "tsc --noEmit" }),
    },
  },
  {
    wrong: "tsc that is not patched",
    check: "plain-compiler",
    broken: { "package.json": scripts({ build: "tsc" }), "node_modules/typescript/lib/tsc.js": "" },
    says: /tsc runs no transformers/,
    mended: { "node_modules/typescript/lib/tsc.js": MARK },
  },
  {
    wrong: "noEmit",
    check: "writes-output",
    broken: { "tsconfig.json": settings({ noEmit: true }) },
    says: /With noEmit the compiler writes no JavaScript/,
    mended: { "tsconfig.json": settings({ noEmit: false }) },
  },
  {
    wrong: "decorators for a target that leaves them",
    check: "decorator-settings",
    broken: { "tsconfig.json": settings({ target: "ESNext" }) },
    says: /Node cannot read them/,
    mended: { "tsconfig.json": settings({ target: "ESNext", experimentalDecorators: true }) },
  },
  {
    wrong: "a target that TypeScript 5.9 implies",
    check: "decorator-settings",
    broken: {
      "tsconfig.json": settings({ target: undefined }),
      ...installed("typescript", "5.9.3"),
    },
    says: /Node cannot read them/,
    mended: installed("typescript", "6.0.3"),
  },
  {
    wrong: "a decorated parameter without experimental decorators",
    check: "decorator-settings",
    broken: { "src/shop.ts": `${TOOLS}class Shop { constructor(@inject("db") db: Db) {} }` },
    says: /^src\/shop\.ts: A parameter is decorated/,
    mended: { "tsconfig.json": settings({ experimentalDecorators: true }) },
  },
  {
    wrong: "a standard decorator with experimental ones",
    check: "decorator-settings",
    broken: {
      "tsconfig.json": settings({ experimentalDecorators: true }),
      "src/log.ts": `${TOOLS}function log(f: unknown, context: ClassMethodDecoratorContext) {}`,
    },
    says: /^src\/log\.ts: A decorator here takes a standard context/,
    mended: { "tsconfig.json": settings() },
  },
  {
    wrong: "metadata without experimental decorators",
    check: "decorator-settings",
    broken: { "tsconfig.json": settings({ emitDecoratorMetadata: true }) },
    says: /emitDecoratorMetadata does nothing/,
    mended: {
      "tsconfig.json": settings({ emitDecoratorMetadata: true, experimentalDecorators: true }),
    },
  },
  {
    wrong: "CommonJS in a package of ES modules",
    check: "module-format",
    broken: { "tsconfig.json": settings({ module: "commonjs" }) },
    says: /The compiler writes commonjs, and "type": "module"/,
    mended: { "package.json": manifest({ type: "commonjs" }) },
  },
  {
    wrong: "ES modules in a package of CommonJS",
    check: "module-format",
    broken: {
      "tsconfig.json": settings({ module: "es2022", moduleResolution: "bundler" }),
      "package.json": manifest({ type: "commonjs" }),
    },
    says: /"type": "commonjs" lets Node read them as CommonJS/,
    mended: { "package.json": manifest() },
  },
  {
    wrong: "an import without an extension",
    check: "module-format",
    broken: {
      "tsconfig.json": settings({ module: "esnext", moduleResolution: "bundler" }),
      "src/server.ts": SERVER.replace("./tools.js", "./tools"),
    },
    says: /^src\/server\.ts: It imports "\.\/tools" without an extension/,
    mended: { "src/server.ts": SERVER },
  },
  runner("tsx watch src/server.ts", "tsx"),
  runner("node --experimental-strip-types src/server.ts", "Node itself"),
  runner("NODE_ENV=test node --import tsx src/server.ts", "tsx"),
  runner("npx esbuild src/server.ts --bundle --outfile=out.js", "esbuild"),
  runner("swc src -d lib", "swc"),
  runner("babel src --out-dir lib --extensions .ts", "Babel"),
  runner("vite-node src/server.ts", "Vite"),
  runner("bun src/server.ts", "Bun"),
  runner("node --test --import tsx 'src/**/*.ts'", "tsx"),
  {
    wrong: "a script that imports a tool's source",
    check: "source-runners",
    broken: {
      "package.json": scripts({ seed: "tsx scripts/seed.ts" }),
      "scripts/seed.ts": 'import { Tools } from "../src/tools.js";',
    },
    says: /script "seed": tsx removes types/,
    mended: { "scripts/seed.ts": 'import { readFile } from "node:fs";' },
  },
  {
    wrong: "ts-node with the plain compiler",
    check: "source-runners",
    broken: { "package.json": scripts({ dev: "ts-node src/server.ts" }) },
    says: /ts-node removes types/,
    mended: { "tsconfig.json": settings({}, { "ts-node": { compiler: "ts-patch/compiler" } }) },
  },
  {
    wrong: "a bundler that begins at a source",
    check: "bundler-configs",
    broken: { "tsup.config.ts": 'export default { entry: ["src/server.ts"] };' },
    says: /^tsup\.config\.ts: It bundles src\/server\.ts without the transformer/,
    mended: { "tsup.config.ts": 'export default { entry: ["dist/server.js"] };' },
  },
  {
    wrong: "Vitest on sources",
    check: "test-runners",
    broken: {
      "package.json": manifest({ devDependencies: { vitest: "^3.0.0" } }),
      ...TEST_OF_SOURCE,
    },
    says: /^test\/tools\.test\.ts: .* Vitest runs no transformer/,
    mended: TEST_OF_BUILD,
  },
  {
    wrong: "Jest with Babel on sources",
    check: "test-runners",
    broken: {
      "package.json": manifest({ devDependencies: { jest: "^30.0.0" } }),
      ...TEST_OF_SOURCE,
    },
    says: /babel-jest runs no transformer/,
    mended: TEST_OF_BUILD,
  },
  {
    wrong: "ts-jest with the plain compiler",
    check: "test-runners",
    broken: {
      "package.json": manifest({ devDependencies: { jest: "^30.0.0" } }),
      "jest.config.mjs": 'export default { transform: { "\\\\.ts$": "ts-jest" } };',
      ...TEST_OF_SOURCE,
    },
    says: /ts-jest compiles with plain TypeScript/,
    mended: {
      "jest.config.mjs":
        'export default { transform: { "\\\\.ts$": ["ts-jest", { compiler: "ts-patch/compiler" }] } };',
    },
  },
  {
    wrong: "ts-jest with isolatedModules",
    check: "test-runners",
    broken: {
      "package.json": manifest({ devDependencies: { jest: "^30.0.0" } }),
      "jest.config.mjs":
        'export default { transform: { "\\\\.ts$": ["ts-jest", { compiler: "ts-patch/compiler" }] } };',
      "tsconfig.json": settings({ isolatedModules: true }),
      ...TEST_OF_SOURCE,
    },
    says: /compiles each file alone \(isolatedModules\)/,
    mended: { "tsconfig.json": settings() },
  },
  {
    wrong: "two copies of the runtime",
    check: "runtime-copies",
    broken: {
      "node_modules/shop-tools/node_modules/@toolmeta/runtime/package.json": { version: "0.1.0" },
    },
    says: /There are 2 copies of @toolmeta\/runtime \(node_modules\/@toolmeta\/runtime, node_modules\/shop-tools/,
    mended: { "node_modules/shop-tools/node_modules": null },
  },
  {
    wrong: "an SDK that is too old",
    check: "sdk-version",
    broken: installed("@modelcontextprotocol/sdk", "1.20.0"),
    says: /needs @modelcontextprotocol\/sdk \^1\.32\.0, and this is 1\.20\.0/,
    mended: installed("@modelcontextprotocol/sdk", "1.40.0"),
  },
  {
    wrong: "no SDK for the binding",
    check: "sdk-version",
    broken: { "src/server.ts": SERVER.replace("runtime/server", "runtime/server-v2") },
    says: /server-v2 needs @modelcontextprotocol\/server, which is not installed/,
    mended: installed("@modelcontextprotocol/server", "2.4.0"),
  },
  {
    wrong: "a server of the other generation",
    check: "sdk-version",
    broken: {
      "src/server.ts": `import { McpServer } from "@modelcontextprotocol/server";\n${SERVER}`,
    },
    says: /makes its server with @modelcontextprotocol\/server, which is of another generation/,
    mended: {
      "src/server.ts": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\n${SERVER}`,
    },
  },
  {
    wrong: "ES modules that were built without the transformer",
    check: "uncompiled-output",
    broken: {
      "dist/more.js":
        'import { toolMeta as tool } from "@toolmeta/runtime"; __esDecorate([tool({ title: "x" })], 1);',
    },
    says: /^dist\/more\.js: It was built without the transformer: 1 @toolMeta without a schema/,
    mended: {
      "dist/more.js":
        'import { toolMeta as tool } from "@toolmeta/runtime"; __esDecorate([tool({}, { v: 1 })], 1);',
    },
  },
  {
    wrong: "CommonJS that was built without the transformer",
    check: "uncompiled-output",
    broken: {
      "dist/more.cjs":
        'const r = require("@toolmeta/runtime"); (0, r.toolMeta)({}); (0, r.toolMeta)();',
    },
    says: /2 @toolMeta without a schema/,
    mended: {
      "dist/more.cjs": 'const r = require("@toolmeta/runtime"); (0, r.toolMeta)({}, { v: 1 });',
    },
  },
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "toolmeta-doctor-"));
  writeFiles(folder, HEALTHY);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Finding {
  readonly where: string;
  readonly problem: string;
  readonly fix: string;
}

/** What each check has found in the folder, without those that have found nothing. */
async function examine(): Promise<{ code: number | null; found: Record<string, Finding[]> }> {
  const { code, stdout } = await runCli(["doctor", "--json"], { cwd: folder });
  const checks: { name: string; findings: Finding[] }[] = JSON.parse(stdout).checks;
  const found = checks.filter(({ findings }) => findings.length > 0);
  return { code, found: Object.fromEntries(found.map(({ name, findings }) => [name, findings])) };
}

test("finds nothing in a project that works", async () => {
  const { code, stdout, stderr } = await runCli(["doctor"], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^ok {5}node-version: .*\n(ok .*\n)+\nNothing found\.\n$/);
});

test.each(ROWS)("finds $wrong, and not when it is mended", async (row) => {
  writeFiles(folder, row.broken);
  const { code, found } = await examine();
  expect(Object.keys(found)).toEqual([row.check]);
  expect(code).toBe(1);
  const [finding] = found[row.check]!;
  expect(`${finding!.where}: ${finding!.problem}`).toMatch(row.says);
  expect(finding!.fix).toMatch(/\w/);
  for (const [path, content] of Object.entries(row.mended)) {
    if (content === null) rmSync(join(folder, path), { recursive: true });
    else writeFiles(folder, { [path]: content });
  }
  expect(await examine()).toEqual({ code: 0, found: {} });
});

test.each([
  ["@toolmeta/runtime", "packages-installed"],
  ["@toolmeta/transformer", "packages-installed"],
  ["typescript", "typescript-version"],
  ["ts-patch", "plain-compiler"],
  ["@modelcontextprotocol/sdk", "sdk-version"],
])("finds that %s is not installed", async (name, check) => {
  rmSync(join(folder, "node_modules", name), { recursive: true });
  const { code, found } = await examine();
  expect(code).toBe(1);
  expect(found[check]?.[0]?.problem).toContain("not installed");
});

test("prints what is wrong, where, and what to do", async () => {
  writeFiles(folder, { "tsconfig.json": settings({ plugins: [] }) });
  const { code, stdout } = await runCli(["doctor"], { cwd: folder });
  expect(code).toBe(1);
  expect(stdout).toContain(
    "found  transformer-plugin, tsconfig.json, compilerOptions.plugins\n" +
      "       The transformer is not among the plugins, so tools are built without their schemas.\n" +
      '       Fix: Add { "transform": "@toolmeta/transformer", "transformProgram": true }; toolmeta init does.\n',
  );
  expect(stdout).toMatch(/\n1 thing found\.\n$/);
  // No colour and nothing else that only a terminal reads.
  expect(stdout).not.toContain("\u001b");
});

test("looks at the tsconfig that it is given", async () => {
  writeFiles(folder, { "tsconfig.app.json": settings({ plugins: [] }) });
  const { code, stdout } = await runCli(["doctor", ".", "--project", "tsconfig.app.json"], {
    cwd: folder,
  });
  expect(code).toBe(1);
  expect(stdout).toContain("tsconfig.app.json, compilerOptions.plugins");
});

test.each([
  [["doctor", "nowhere"], "There is no package.json in"],
  [["doctor", "--project", "none.json"], "There is no file none.json in"],
  [["doctor", "--fix"], "unknown option '--fix'"],
])("refuses %j in one line", async (args, message) => {
  const { code, stdout, stderr } = await runCli(args, { cwd: folder });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("says by --help how to use it", async () => {
  const { code, stdout } = await runCli(["doctor", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Examples:\n {2}toolmeta doctor\n/);
});
