import type { Shell } from "../command-line/shell.js";
import type { Change } from "./change.js";

/** Changes in words, the breaking ones first, by tool. Empty without any. */
export function renderChanges(changes: readonly Change[], shell: Shell): string {
  const { red, green } = shell.colors;
  const breaking = changes.filter((change) => change.breaking);
  const others = changes.filter((change) => !change.breaking);
  return [
    ...renderGroup(red("Breaks clients that know the lock"), breaking, shell),
    ...renderGroup(green("Such clients go on as before"), others, shell),
  ].join("\n\n");
}

function renderGroup(title: string, changes: readonly Change[], shell: Shell): readonly string[] {
  if (changes.length === 0) return [];
  const tools = [...new Set(changes.map(({ tool }) => tool))];
  const parts = tools.map((tool) => {
    const own = changes.filter((change) => change.tool === tool);
    return [`  ${shell.colors.bold(tool)}`, ...own.map((change) => `    - ${describe(change)}`)];
  });
  return [[title, ...parts.flat()].join("\n")];
}

function describe({ text, consequence }: Change): string {
  return consequence === undefined ? text : `${text}: ${consequence}`;
}
