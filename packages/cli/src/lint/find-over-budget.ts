import { measureTools, sumTokens } from "../tokens/measure-tools.js";
import type { Finding } from "./finding.js";
import type { LintedGroup } from "./linted-tool.js";

/** How much a server may ask of a model. */
export interface Budget {
  /** How many tools it may offer at once. */
  readonly tools: number;
  /** What they may come to in each request, in tokens. */
  readonly tokens: number;
}

/** OpenAI advises to offer fewer than about 20 functions at once. */
const SOURCE = "https://platform.openai.com/docs/guides/function-calling";

/** What a whole server costs beyond its budget, with the tools that cost most. */
export async function findOverBudget(
  { tools, place }: LintedGroup,
  budget: Budget,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const about = { severity: "warning", source: SOURCE, ...(place && { place }) } as const;
  if (tools.length > budget.tools) {
    findings.push({
      ...about,
      rule: "budget/tools",
      message:
        `${tools.length} tools are more than a model chooses among well; the budget is ${budget.tools}. ` +
        "Join tools that are used together, or offer fewer at once: filter them by tags, or start two servers.",
    });
  }
  const measured = await measureTools(tools);
  const total = sumTokens(measured);
  if (total > budget.tokens) {
    const dearest = [...measured]
      .sort((one, other) => other.tokens.total - one.tokens.total)
      .slice(0, 3)
      .map(({ tool, tokens }) => `${tool.name} (${tokens.total})`);
    findings.push({
      ...about,
      rule: "budget/tokens",
      message:
        `The tools come to ${total} tokens in each request; the budget is ${budget.tokens}. ` +
        `Dearest: ${dearest.join(", ")}. Shorten their descriptions and schemas.`,
    });
  }
  return findings;
}
