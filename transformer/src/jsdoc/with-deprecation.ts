/** Adds the note of a deprecation to a text as its last line, so that a model sees it. */
export function withDeprecation(text: string, deprecated: string | true | undefined): string {
  if (deprecated === undefined) return text;
  const note =
    deprecated === true ? "Deprecated." : `Deprecated: ${deprecated.replace(/\s+/g, " ")}`;
  return [text, note].filter((part) => part !== "").join("\n\n");
}
