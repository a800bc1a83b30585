import type { Finding } from "../finding.js";
import type { LintedTool } from "../linted-tool.js";
import { RULES } from "./consumer-table.js";
import type { Consumer } from "./rule.js";

/** What the consumers refuse or ignore of the tools: one finding for each rule that a tool breaks. */
export function findUnportable(
  tools: readonly LintedTool[],
  consumers: readonly Consumer[],
): readonly Finding[] {
  return tools.flatMap((tool) =>
    consumers
      .flatMap((consumer) => RULES[consumer])
      .flatMap(({ id, severity, source, find, explain }): readonly Finding[] => {
        const places = find(tool);
        if (places.length === 0) return [];
        const message = `${tool.name}: ${explain(places.join(", "))}`;
        const { place } = tool;
        return [{ rule: id, severity, message, source, tool: tool.name, ...(place && { place }) }];
      }),
  );
}
