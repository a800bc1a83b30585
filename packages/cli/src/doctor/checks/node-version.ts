import semver from "semver";
import { findInstalled } from "../../project/find-installed.js";
import { isJsonObject } from "../../project/read-json.js";
import type { Check, Finding } from "../check.js";

const PACKAGES = [
  "@toolmeta/runtime",
  "@toolmeta/transformer",
  "ts-patch",
  "@modelcontextprotocol/sdk",
];

/** Node is new enough for what is installed. */
export const nodeVersion: Check = {
  name: "node-version",
  holds: "Node is new enough for the packages",
  find({ folder }): readonly Finding[] {
    return PACKAGES.flatMap((name) => {
      const engines = findInstalled(folder, name)?.manifest.engines;
      const range = isJsonObject(engines) ? engines.node : undefined;
      if (typeof range !== "string" || semver.satisfies(process.version, range)) return [];
      return [
        {
          where: `node_modules/${name}`,
          problem: `This is Node ${process.versions.node}, and ${name} needs ${range}.`,
          fix: "Install a later Node.",
        },
      ];
    });
  },
};
