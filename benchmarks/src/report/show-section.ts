import type { Goal, Section } from "./section.js";
import { showTable } from "./show-table.js";

/** A section of the page. */
export function showSection({ title, text, tables }: Section): string {
  const parts = tables.map((table) =>
    tables.length === 1 ? showTable(table) : `### ${table.title}\n\n${showTable(table)}`,
  );
  return [`## ${title}`, text, ...parts].join("\n\n");
}

/** What the project has set itself, and what came of it. */
export function showGoals(goals: readonly Goal[]): string {
  const rows = goals.map(({ what, goal, measured, isMet }) => [
    what,
    goal,
    measured,
    isMet ? "yes" : "no",
  ]);
  return showTable({ title: "Goals", rows: [["What", "Goal", "Measured", "Met"], ...rows] });
}
