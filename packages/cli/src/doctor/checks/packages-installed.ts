import semver from "semver";
import { findInstalled } from "../../project/find-installed.js";
import type { Check, Finding } from "../check.js";

const HALVES = ["@toolmeta/runtime", "@toolmeta/transformer"];

/** Both halves are installed, in versions that know each other's format. */
export const packagesInstalled: Check = {
  name: "packages-installed",
  holds: "the runtime and the transformer are installed, in the same version",
  find({ folder }): readonly Finding[] {
    const halves = HALVES.map((name) => ({ name, installed: findInstalled(folder, name) }));
    const missing = halves.filter(({ installed }) => installed === undefined);
    if (missing.length > 0) {
      return missing.map(({ name }) => ({
        where: `node_modules/${name}`,
        problem: `${name} is not installed.`,
        fix: "npm install, after toolmeta init when package.json does not name it.",
      }));
    }
    const versions = halves.map(({ installed }) => installed?.version ?? "");
    const [runtime = "", transformer = ""] = versions;
    const difference = semver.diff(runtime, transformer);
    if (difference === null || difference === "patch") return [];
    return [
      {
        where: "node_modules/@toolmeta",
        problem: `The runtime is ${runtime} and the transformer ${transformer}; one writes what the other reads.`,
        fix: "Install both in the same version, and build again.",
      },
    ];
  },
};
