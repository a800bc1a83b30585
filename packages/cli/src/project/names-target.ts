import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { parse } from "jsonc-parser";
import { isJsonObject } from "./read-json.js";

/**
 * Whether a tsconfig, or one that it extends, names a `target`. A merged tsconfig does not tell, because the
 * library that merges adds what older compilers imply.
 */
export function namesTarget(path: string): boolean {
  const config: unknown = parse(readFileSync(path, "utf8"));
  if (!isJsonObject(config)) return false;
  const options = config.compilerOptions;
  if (isJsonObject(options) && options.target !== undefined) return true;
  const bases: readonly unknown[] = [config.extends].flat();
  return bases.some((base) => {
    const file = typeof base === "string" ? findBase(path, base) : undefined;
    return file !== undefined && namesTarget(file);
  });
}

/** A file beside it, or one in a package. */
function findBase(path: string, base: string): string | undefined {
  const names = [base, `${base}.json`, `${base}/tsconfig.json`];
  if (/^\.{0,2}\//.test(base)) {
    return names
      .map((name) => resolve(dirname(path), name))
      .find((file) => file.endsWith(".json") && existsSync(file));
  }
  const require = createRequire(path);
  for (const name of names.filter((one) => one.endsWith(".json"))) {
    try {
      return require.resolve(name);
    } catch {
      // Another name may lead there.
    }
  }
  return undefined;
}
