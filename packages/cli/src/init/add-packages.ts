import { setMember } from "../project/edit-json.js";
import { isJsonObject } from "../project/read-json.js";
import { findRequirement } from "../project/read-manifest.js";
import { MANIFEST, readManifest } from "./init-project.js";
import type { InitProject } from "./init-project.js";
import { judgeTypescript } from "../project/judge-typescript.js";
import { PACKAGES } from "./package-table.js";
import type { NeededPackage } from "./package-table.js";

/** Adds the packages that the project needs and does not have. */
export function addPackages(project: InitProject): void {
  for (const one of PACKAGES) addPackage(project, one);
  const contract = "@toolmeta/contract";
  const file = project.tarballs.get(contract);
  // The others ask for it by version, which the registry may not have.
  if (file !== undefined) {
    addPackage(project, { name: contract, range: file, section: "dependencies", isShared: false });
  }
}

function addPackage(project: InitProject, needed: NeededPackage): void {
  const { name, isShared } = needed;
  const tarball = project.tarballs.get(name);
  const own = findRequirement(readManifest(project.files), name);
  const shared = isShared ? findRequirement(project.workspace, name) : undefined;
  const present = own ?? shared;
  const range = tarball ?? needed.range;
  const section = own?.section ?? needed.section;
  if (present === undefined || (tarball !== undefined && present.range !== tarball)) {
    write(project, section, name, range, `adds ${name} ${range} to ${section}`);
    return;
  }
  const reason = name === "typescript" ? judgeTypescript(present.range) : undefined;
  if (reason === undefined) return;
  write(project, section, name, range, `pins ${name} to ${range} (was ${present.range})`);
  project.notes.push(`typescript is pinned to ${range}. ${reason}.`);
}

function write(
  { files }: InitProject,
  section: string,
  name: string,
  range: string,
  what: string,
): void {
  const text = files.read(MANIFEST) ?? "{}";
  const isThere = isJsonObject(readManifest(files)[section]);
  const held = isThere ? text : setMember(text, [section], {});
  files.write(MANIFEST, setMember(held, [section, name], range, true), what);
}
