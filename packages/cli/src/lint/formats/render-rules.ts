import type { Shell } from "../../command-line/shell.js";
import { renderTable } from "../../terminal/render-table.js";
import { RULES } from "../portability/consumer-table.js";
import type { Consumer } from "../portability/rule.js";

/** A table of the consumers' rules, with the public page that each of them comes from. */
export function renderRules(consumers: readonly Consumer[], shell: Shell): string {
  const rows = consumers
    .flatMap((consumer) => RULES[consumer])
    .map(({ id, severity, title, source }) => [id, severity, title, source]);
  const columns = ["Rule", "Severity", "About", "Source"].map((title) => ({ title }));
  return renderTable(columns, rows, shell);
}
