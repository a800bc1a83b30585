import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CallSite } from "./call-sites.js";

/** Where a decorated method stands: `Books.search at /app/dist/books.js:12`. */
export function findDeclaration(
  sites: readonly CallSite[],
  key: string | symbol,
  className?: string,
): string {
  const site = sites.find(isClassBody) ?? sites.find((candidate) => isAuthorFile(candidate.file));
  const name = className ?? (site === undefined ? undefined : readClassName(site));
  const member = `${name ?? "(unnamed class)"}.${String(key)}`;
  return site === undefined ? member : `${member} at ${toPath(site.file)}:${String(site.line)}`;
}

/** Standard decorators run in the static block of the class. */
function isClassBody(site: CallSite): boolean {
  return site.functionName === "<static_initializer>" && isAuthorFile(site.file);
}

function isAuthorFile(file: string): boolean {
  return file !== "" && !file.startsWith("node:") && !/[\\/]tslib[\\/]/.test(file);
}

/** A standard decorator is not told its class, so the name is read from the source above the call. */
function readClassName(site: CallSite): string | undefined {
  const path = toPath(site.file);
  if (!existsSync(path)) return undefined;
  const above = readFileSync(path, "utf8").split("\n").slice(0, site.line).join("\n");
  return [...above.matchAll(/\bclass\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu)].at(-1)?.[1];
}

function toPath(file: string): string {
  return file.startsWith("file:") ? fileURLToPath(file) : file;
}
