import { readFileSync } from "node:fs";

const FOLDER = new URL("../../template/", import.meta.url);

/** The text of a file of the template that ships with this package. */
export function readTemplate(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}
