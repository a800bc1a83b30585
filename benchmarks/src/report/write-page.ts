import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { BENCHMARKS, REPOSITORY } from "../folders.js";
import { describeMachine } from "./describe-machine.js";
import type { KeptSection } from "./keep-section.js";
import { showGoals, showSection } from "./show-section.js";

const PAGE = join(REPOSITORY, "docs/benchmarks.md");
/** Written by hand: what the figures mean, and the profiles behind those that fall short. */
const NOTES = join(BENCHMARKS, "notes.md");

/** Writes the page with everything that was measured. */
export async function writePage(sections: readonly KeptSection[]): Promise<void> {
  const goals = sections.flatMap((section) => section.goals);
  const parts = [
    "# Benchmarks",
    "<!-- Written by `npm run bench`. The hand-written part is benchmarks/notes.md. -->",
    `Measured on ${describeMachine()}.`,
    INTRODUCTION,
    "## Goals",
    showGoals(goals),
    ...(existsSync(NOTES) ? [readFileSync(NOTES, "utf8").trim()] : []),
    ...sections.map(showKept),
  ];
  const style = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(parts.join("\n\n"), { ...style, filepath: PAGE }));
}

function showKept(section: KeptSection): string {
  const note = `Medians of ${section.rounds} rounds, ${section.day}.`;
  return showSection({ ...section, text: `${section.text} ${note}` });
}

const INTRODUCTION = `All servers offer the same tools: the others are generated from what Toolmeta's server lists, and nothing is
measured unless names, descriptions and arguments agree. In each round every server is measured once, and each
round starts with another. **Ratios count, times do not**: a ratio is the median of the ratios within each
round, because what else a machine does changes from minute to minute.

The floor is the SDK's low-level \`Server\` with a list that was prepared by hand and no checks at all.

\`\`\`sh
npm run bench                       # everything; writes this page
npm run bench -- --quick            # a look, within two minutes
npm run bench -- --only cold-start  # one group of the page: import, cold-start, list, call, bundle, build, size, packages
npm run bench -- --rounds 15
\`\`\`

The peers are dependencies of \`benchmarks/\`, which has a \`package.json\` of its own. What is measured of
Toolmeta are the packages as \`npm pack\` makes them from the present build.`;
