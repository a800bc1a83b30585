import { markdownTable } from "markdown-table";
import type { Table } from "./section.js";

/** A table in Markdown, which reads well in a terminal too: figures stand on the right. */
export function showTable({ rows }: Table): string {
  const [heading = []] = rows;
  const align = heading.map((_, index) => (index === 0 ? "left" : "right"));
  return markdownTable(
    rows.map((row) => [...row]),
    { align },
  );
}
