import { posix } from "node:path";
import type { SourceFile } from "../project/find-sources.js";
import type { DoctorProject } from "./doctor-project.js";

const IMPORT = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']*)["']/g;
const EXTENSION = /\.[cm]?[jt]sx?$/;

/** A test that imports the source of a tool, and not what was built of it. */
export function findTestOfSource({ tests, sources }: DoctorProject): SourceFile | undefined {
  const known = new Set(sources.map(({ path }) => path.replace(EXTENSION, "")));
  return tests.find(({ path, text }) =>
    [...text.matchAll(IMPORT)].some(([, imported = ""]) =>
      known.has(posix.join(posix.dirname(path), imported).replace(EXTENSION, "")),
    ),
  );
}
