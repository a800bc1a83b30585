import { createRequire } from "node:module";
import { findRequirement } from "../project/read-manifest.js";
import { isJsonObject } from "../project/read-json.js";

/** A package that a project with tools needs. */
export interface NeededPackage {
  readonly name: string;
  readonly range: string;
  readonly section: "dependencies" | "devDependencies";
  /** It may be that of the workspace that the project is a part of. */
  readonly isShared: boolean;
}

const manifest: unknown = createRequire(import.meta.url)("../../package.json");
const OWN = isJsonObject(manifest) ? manifest : {};

/** The version of the TypeScript that runs transformers. */
export const TYPESCRIPT = "~6.0.3";

/** Every package that a project with tools needs. */
export const PACKAGES: readonly NeededPackage[] = [
  needed("@modelcontextprotocol/sdk", "^1.32.2", "dependencies"),
  needed("@toolmeta/runtime", readOwn("@toolmeta/runtime"), "dependencies"),
  needed("@toolmeta/transformer", readOwn("@toolmeta/transformer"), "devDependencies"),
  needed("@types/node", "^20.19.43", "devDependencies", true),
  needed("toolmeta", `^${String(OWN.version)}`, "devDependencies"),
  needed("ts-patch", "^3.3.0", "devDependencies", true),
  needed("typescript", TYPESCRIPT, "devDependencies", true),
];

function needed(
  name: string,
  range: string,
  section: NeededPackage["section"],
  isShared = false,
): NeededPackage {
  return { name, range, section, isShared };
}

/** The packages of one release belong together. */
function readOwn(name: string): string {
  return `^${findRequirement(OWN, name)?.range ?? "0.1.0"}`;
}
