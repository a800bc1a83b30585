import { distance } from "fastest-levenshtein";

const MAX_KNOWN = 12;

/** How to go on after a name that is not known: the nearest one, or those that there are. */
export function suggestName(name: string, known: readonly string[]): string {
  if (known.length === 0) return "none is taken here";
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: distance(plain(candidate), plain(name)) }))
    .sort((one, other) => one.edits - other.edits);
  if (nearest !== undefined && nearest.edits <= allowedEdits(name)) {
    return `did you mean ${JSON.stringify(nearest.candidate)}?`;
  }
  const shown = known.slice(0, MAX_KNOWN).join(", ");
  return `known: ${shown}${known.length > MAX_KNOWN ? ", …" : ""}`;
}

/** Two letters that changed places are two edits. */
function allowedEdits(name: string): number {
  return Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3));
}

/** `max_results` and `maxResults` are the same to whoever mistakes one for the other. */
function plain(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
