import { createRequire } from "node:module";
import { UsageError } from "../command-line/usage-error.js";
import { judgeTypescript } from "../project/judge-typescript.js";

/**
 * Makes sure, before anything loads it, that there is a compiler that sources can be read with.
 *
 * @throws UsageError when it is missing or of a version that cannot run a transformer.
 */
export function checkCompiler(): void {
  const version = readVersion();
  const reason = version === undefined ? "it is not installed" : judgeTypescript(version);
  if (reason === undefined) return;
  const name = version === undefined ? "TypeScript" : `TypeScript ${version}`;
  throw new UsageError(
    `Sources cannot be read with ${name}: ${reason}. Install one that can: npm install --save-dev typescript@6`,
  );
}

function readVersion(): string | undefined {
  try {
    const manifest: unknown = createRequire(import.meta.url)("typescript/package.json");
    const version: unknown =
      typeof manifest === "object" && manifest !== null
        ? Reflect.get(manifest, "version")
        : undefined;
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}
