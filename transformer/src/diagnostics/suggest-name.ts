import { distance } from "fastest-levenshtein";

/** How many names a message lists. */
const MAX_SHOWN = 8;

/** How to go on after a name that is not known: the nearest one, or those that there are. */
export function suggestName(name: string, known: readonly string[]): string {
  if (known.length === 0) return "there is none to name";
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `did you mean \`${nearest}\`?`;
  const shown = known.slice(0, MAX_SHOWN).map((one) => `\`${one}\``);
  return `known: ${shown.join(", ")}${known.length > MAX_SHOWN ? ", …" : ""}`;
}

/** The name that was probably meant; undefined when none is near. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(plain(candidate), plain(name)) }))
    .sort((one, other) => one.edits - other.edits);
  return nearest !== undefined && nearest.edits <= allowedEdits(name)
    ? nearest.candidate
    : undefined;
}

/** Two letters that changed places are two edits. */
function allowedEdits(name: string): number {
  return Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3));
}

/** `max_results` and `maxResults` are the same to whoever mistakes one for the other. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
