import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BENCHMARKS, SCRATCH } from "../folders.js";
import { listTarballs } from "../packages/install-packages.js";
import { runCommand } from "../processes/run-command.js";
import type { Section } from "../report/section.js";
import type { Group } from "./group.js";

/** Packages that a bookshop may install beside those of the SDK. */
const ALLOWED = 5;

/** How many packages a server brings in production. */
export const installedPackages: Group = {
  name: "packages",
  async run(): Promise<Section> {
    const sdk = `@modelcontextprotocol/sdk@${readVersion("@modelcontextprotocol/sdk")}`;
    const runtime = listTarballs().filter((file) => !file.includes("transformer"));
    const rows = [
      { title: "SDK v1 alone", packages: await countPackages([sdk]) },
      { title: "Toolmeta on SDK v1", packages: await countPackages([sdk, ...runtime]) },
      { title: "fastmcp", packages: await countPackages([`fastmcp@${readVersion("fastmcp")}`]) },
    ];
    const [alone, own] = rows;
    const more = (own?.packages ?? NaN) - (alone?.packages ?? NaN);
    const cells = rows.map(({ title, packages }) => [
      title,
      String(packages),
      `+ ${packages - (alone?.packages ?? NaN)}`,
    ]);
    return {
      title: "Installed packages",
      text: "Packages in `node_modules` after `npm install --omit=dev`, optional ones for this machine included.",
      tables: [{ title: "Packages", rows: [["Server", "Packages", "of the SDK alone"], ...cells] }],
      goals: [
        {
          what: "Packages of a bookshop beside the SDK's own",
          goal: `at most ${ALLOWED}`,
          measured: String(more),
          isMet: more <= ALLOWED,
        },
      ],
    };
  },
};

function readVersion(name: string): string {
  const path = join(BENCHMARKS, "node_modules", name, "package.json");
  const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
  return typeof manifest === "object" && manifest !== null
    ? String(Reflect.get(manifest, "version"))
    : "";
}

/** Installs for production into an empty project and counts what is there. */
async function countPackages(specs: readonly string[]): Promise<number> {
  const project = join(SCRATCH, "installed");
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "package.json"), '{ "private": true }');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"];
  await runCommand(project, "npm", "install", "--omit=dev", "--ignore-scripts", ...quiet, ...specs);
  const listed = await runCommand(project, "npm", "ls", "--all", "--parseable");
  // The first line is the project itself.
  return new Set(listed.trim().split("\n")).size - 1;
}
