import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./support/make-folder";
import { ROOT } from "./support/run-cli";

/** The command line as it is installed beside another compiler: a copy, with links to what it needs. */
const folder = makeFolder();
const modules = join(folder, "node_modules");
const installed = join(modules, "toolmeta");
const PACKAGE = join(ROOT, "packages/cli");

beforeAll(() => {
  for (const part of ["dist", "assets", "package.json"]) {
    cpSync(join(PACKAGE, part), join(installed, part), { recursive: true });
  }
  link(join(ROOT, "node_modules"), modules);
  link(join(PACKAGE, "node_modules"), join(installed, "node_modules"));
});

function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const isThere = existsSync(join(to, name));
    if (name !== "typescript" && !isThere) symlinkSync(join(from, name), join(to, name));
  }
}

function lint(): Promise<{ code: unknown; stderr: string }> {
  return new Promise((resolve) => {
    const args = [join(installed, "dist/main.js"), "lint"];
    execFile(process.execPath, args, { cwd: folder }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, stderr });
    });
  });
}

it("says that the compiler is missing, and then that it is one that runs no transformers", async () => {
  const missing = await lint();
  expect(missing.code).toBe(2);
  expect(missing.stderr).toMatch(/^toolmeta: .*it is not installed.*typescript@6\n$/);
  mkdirSync(join(modules, "typescript"));
  const manifest = { name: "typescript", version: "7.0.2" };
  writeFileSync(join(modules, "typescript/package.json"), JSON.stringify(manifest));
  const native = await lint();
  expect(native.code).toBe(2);
  expect(native.stderr).toMatch(
    /^toolmeta: .*TypeScript 7\.0\.2: .*native compiler.*typescript@6\n$/,
  );
});
