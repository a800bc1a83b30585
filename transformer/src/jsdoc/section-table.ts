import type { TagRole } from "./tag-table.js";

/**
 * The headings of Google-style sections and what each is read as. A section of the role `dropped` is left
 * out; headings that are not listed (`Use when:`, `Do not use for:`, `Example:`) belong to the description.
 */
export const SECTION_TABLE: ReadonlyMap<
  string,
  Extract<TagRole, "parameter" | "returns"> | "dropped"
> = new Map([
  ["Args", "parameter"],
  ["Arguments", "parameter"],
  ["Parameters", "parameter"],
  ["Params", "parameter"],
  ["Keyword Args", "parameter"],
  ["Keyword Arguments", "parameter"],
  ["Other Parameters", "parameter"],
  ["Returns", "returns"],
  ["Return", "returns"],
  ["Raises", "dropped"],
  ["Throws", "dropped"],
  ["Yields", "dropped"],
]);
