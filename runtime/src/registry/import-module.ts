import { fileURLToPath, pathToFileURL } from "node:url";

/** Imports a module by its path or `file:` URL. */
export async function importModule(file: string): Promise<object> {
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  // The CommonJS build of this file requires, and `require` takes no URL.
  const isCommonJs = typeof require === "function";
  const module: unknown = await import(isCommonJs ? path : pathToFileURL(path).href);
  return typeof module === "object" && module !== null ? module : {};
}
