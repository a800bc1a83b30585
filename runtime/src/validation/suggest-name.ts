const MAX_KNOWN = 12;

/** How to go on after a name that is not known: the nearest one, or all of them when they are few. */
export function suggestName(name: string, known: readonly string[]): string {
  if (known.length === 0) return "none is taken here";
  const same = known.find((candidate) => plain(candidate) === plain(name));
  if (same !== undefined) return `did you mean ${JSON.stringify(same)}?`;
  const shown = known.slice(0, MAX_KNOWN).join(", ");
  return `known: ${shown}${known.length > MAX_KNOWN ? ", …" : ""}`;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
