import { dirname, sep } from "node:path";
import type ts from "typescript";
import { isLibraryFile } from "./is-library-file.js";

const PLATFORM_FILE = /\/(?:@types\/node|@toolmeta\/contract)\/.*\.d\.[cm]?ts$/;

/** Where the contract really is, which a linked package does not show in its path. */
const CONTRACT_FOLDER = dirname(require.resolve("@toolmeta/contract")).split(sep).join("/");

/**
 * Whether a symbol is declared by TypeScript's own library, by Node's or by Toolmeta's, and by nobody else.
 * Such a name says how a type was made (`Partial`, `Field`), not what it means to an author.
 */
export function isLibrarySymbol(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => isPlatformFile(declaration.getSourceFile()))
  );
}

const platformFiles = new WeakMap<ts.SourceFile, boolean>();

function isPlatformFile(file: ts.SourceFile): boolean {
  const known = platformFiles.get(file);
  if (known !== undefined) return known;
  const isPlatform =
    PLATFORM_FILE.test(file.fileName) ||
    file.fileName.startsWith(`${CONTRACT_FOLDER}/`) ||
    isLibraryFile(file);
  platformFiles.set(file, isPlatform);
  return isPlatform;
}
