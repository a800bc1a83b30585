import CliTable from "cli-table3";
import type { Shell } from "../command-line/shell.js";

/** One column: its heading, how its cells stand, and whether it takes the room that is left. */
export interface Column {
  readonly title: string;
  readonly align?: "left" | "right";
  /** Its text is wrapped to what the other columns leave of the line. */
  readonly flexible?: true;
}

const NO_LINES = Object.fromEntries(
  ["top", "bottom", "mid"]
    .flatMap((line) => [line, `${line}-mid`, `${line}-left`, `${line}-right`])
    .concat("left", "left-mid", "mid-mid", "right", "right-mid", "middle")
    .map((part) => [part, ""]),
);
const GAP = "  ";
const LEAST_WIDTH = 20;

/** A table without lines, for terminals and files. It does not end in a line break. */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  shell: Shell,
): string {
  const widths = measureColumns(columns, rows, shell.columns);
  const table = new CliTable({
    chars: { ...NO_LINES, middle: GAP },
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
    colWidths: widths,
    colAligns: columns.map(({ align }) => align ?? "left"),
    wordWrap: true,
  });
  table.push(columns.map(({ title }) => shell.colors.bold(title)));
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

function measureColumns(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  room: number,
): number[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(title.length, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const fixed = columns.reduce(
    (sum, { flexible }, at) => sum + (flexible ? 0 : (widths[at] ?? 0)) + GAP.length,
    0,
  );
  return widths.map((width, at) =>
    columns[at]?.flexible ? Math.max(LEAST_WIDTH, Math.min(width, room - fixed)) : width,
  );
}
