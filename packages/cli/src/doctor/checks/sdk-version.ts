import semver from "semver";
import { findInstalled } from "../../project/find-installed.js";
import { isJsonObject } from "../../project/read-json.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";

/** A binding of the runtime, the SDK that it needs, and the one that it does not know. */
const BINDINGS = [
  {
    entry: "@toolmeta/runtime/server",
    sdk: "@modelcontextprotocol/sdk",
    other: "@modelcontextprotocol/server",
    otherEntry: "@toolmeta/runtime/server-v2",
  },
  {
    entry: "@toolmeta/runtime/server-v2",
    sdk: "@modelcontextprotocol/server",
    other: "@modelcontextprotocol/sdk",
    otherEntry: "@toolmeta/runtime/server",
  },
] as const;

type Binding = (typeof BINDINGS)[number];

/** The SDK is there, in a version that the runtime knows. */
export const sdkVersion: Check = {
  name: "sdk-version",
  holds: "the SDK is one that the runtime knows",
  find: (project): readonly Finding[] =>
    BINDINGS.flatMap((binding) => {
      const users = project.sources.filter(({ text }) => imports(text, binding.entry));
      if (users.length === 0) return [];
      const mixed = users.filter(({ text }) => imports(text, binding.other, true));
      return [
        ...findVersion(project, binding),
        ...mixed.map(({ path }) => ({
          where: path,
          problem: `It serves with ${binding.entry} and makes its server with ${binding.other}, which is of another generation.`,
          fix: `Import from ${binding.otherEntry} instead.`,
        })),
      ];
    }),
};

function imports(text: string, name: string, orBelow = false): boolean {
  const escaped = name.replaceAll("/", "\\/");
  return new RegExp(`["']${escaped}${orBelow ? "(\\/[^\"']*)?" : ""}["']`).test(text);
}

function findVersion({ folder }: DoctorProject, { entry, sdk }: Binding): readonly Finding[] {
  const peers = findInstalled(folder, "@toolmeta/runtime")?.manifest.peerDependencies;
  const range = isJsonObject(peers) ? peers[sdk] : undefined;
  // Without a runtime there is another finding.
  if (typeof range !== "string") return [];
  const fix = `npm install "${sdk}@${range}"`;
  const installed = findInstalled(folder, sdk);
  const where = `node_modules/${sdk}`;
  if (installed === undefined) {
    return [{ where, problem: `${entry} needs ${sdk}, which is not installed.`, fix }];
  }
  if (semver.satisfies(installed.version, range, { includePrerelease: true })) return [];
  return [
    { where, problem: `${entry} needs ${sdk} ${range}, and this is ${installed.version}.`, fix },
  ];
}
