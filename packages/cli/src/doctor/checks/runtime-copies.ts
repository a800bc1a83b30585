import { realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { globSync } from "tinyglobby";
import type { Check, Finding } from "../check.js";

const MANIFEST = "@toolmeta/runtime/package.json";

/** There is one runtime, so that one registry knows the tools of all modules. */
export const runtimeCopies: Check = {
  name: "runtime-copies",
  holds: "there is one copy of @toolmeta/runtime",
  find({ folder }): readonly Finding[] {
    const copies = findCopies(folder);
    if (copies.length < 2) return [];
    const places = copies.map((copy) => relative(folder, copy) || ".").join(", ");
    return [
      {
        where: "node_modules",
        problem: `There are ${copies.length} copies of @toolmeta/runtime (${places}). What one has recorded of a class, the other does not see.`,
        fix: "npm dedupe, or ask for one version everywhere; npm ls @toolmeta/runtime says who asks for which.",
      },
    ];
  },
};

/** Their real folders: in a workspace, several links may lead to one. */
function findCopies(folder: string): readonly string[] {
  const found = new Set<string>();
  for (let place = folder; ; place = dirname(place)) {
    const files = globSync([MANIFEST, `**/node_modules/${MANIFEST}`], {
      cwd: join(place, "node_modules"),
      dot: true,
      followSymbolicLinks: false,
    });
    for (const file of files) {
      found.add(dirname(realpathSync(join(place, "node_modules", file))));
    }
    if (dirname(place) === place) return [...found].sort();
  }
}
