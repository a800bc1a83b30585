/**
 * Installs the packages as npm would publish them into an empty project outside this repository, builds
 * the bookshop there with the TypeScript version given (default: 5.9) and talks to it:
 * `node scripts/test-packed.mjs [typescript version]`.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TYPESCRIPT = process.argv[2] ?? "~5.9.0";
const PACKED = ["packages/contract", "transformer", "runtime"];

/** The settings that a project of one's own needs, and no more. */
const TSCONFIG = {
  compilerOptions: {
    target: "ES2022",
    module: "nodenext",
    strict: true,
    types: ["node"],
    rootDir: "src",
    outDir: "dist",
    plugins: [
      {
        transform: "@toolmeta/transformer",
        transformProgram: true,
        // The steps of the bookshop are served one at a time.
        diagnostics: { TM1004: "off", TM2002: "off" },
      },
    ],
  },
  include: ["src"],
};

function run(cwd, command, ...args) {
  console.log(`> ${[command, ...args].join(" ")}`);
  execFileSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Packs the packages into the project and returns the dependencies that name their files. */
function pack(project) {
  for (const folder of PACKED) {
    run(join(ROOT, folder), "npm", "pack", "--silent", "--pack-destination", project);
  }
  const tarballs = readdirSync(project).filter((file) => file.endsWith(".tgz"));
  return tarballs.map((file) => [
    file.replace(/^toolmeta-(.*)-\d+\.\d+\.\d+.*\.tgz$/, "@toolmeta/$1"),
    `file:${file}`,
  ]);
}

const project = mkdtempSync(join(tmpdir(), "toolmeta-packed-"));
try {
  writeJson(join(project, "package.json"), {
    private: true,
    type: "module",
    dependencies: {
      ...Object.fromEntries(pack(project)),
      "@modelcontextprotocol/sdk": "~1.32.2",
      "@modelcontextprotocol/server": "~2.4.0",
    },
    devDependencies: {
      "@types/node": "^20.19.0",
      "ts-patch": "~3.3.0",
      typescript: TYPESCRIPT,
    },
  });
  writeJson(join(project, "tsconfig.json"), TSCONFIG);
  for (const part of ["src", "note.txt"]) {
    cpSync(join(ROOT, "samples/bookshop", part), join(project, part), { recursive: true });
  }
  cpSync(join(ROOT, "scripts/packed"), join(project, "checks"), { recursive: true });
  run(project, "npm", "install", "--no-audit", "--no-fund", "--loglevel=error");
  run(project, "npx", "tspc", "--version");
  run(project, "npx", "tspc", "-p", ".");
  for (const check of ["load.cjs", "load.mjs", "client.mjs", "isolated.mjs", "refused.mjs"]) {
    run(project, process.execPath, join("checks", check));
  }
  // Built once more without the transformer, the same classes have to refuse to load.
  run(project, "npx", "tsc", "-p", ".", "--outDir", "plain");
  run(project, process.execPath, join("checks", "uncompiled.mjs"));
  console.log(`The packed packages work with TypeScript ${TYPESCRIPT}.`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
