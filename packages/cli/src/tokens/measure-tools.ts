import type { ToolDefinition } from "@toolmeta/runtime";
import { countTokens } from "./count-tokens.js";

/** What one tool costs, in tokens. */
export interface ToolCost {
  readonly description: number;
  readonly inputSchema: number;
  /** 0 without one. Few clients show it to the model. */
  readonly outputSchema: number;
  /** Name, description and input schema as JSON: what each request pays that offers the tool. */
  readonly total: number;
}

/** The cost of one tool. */
export function measureTool(tool: ToolDefinition): ToolCost {
  const { name, description = "", inputSchema, outputSchema } = tool;
  return {
    description: countTokens(description),
    inputSchema: countTokens(JSON.stringify(inputSchema)),
    outputSchema: outputSchema === undefined ? 0 : countTokens(JSON.stringify(outputSchema)),
    total: countTokens(JSON.stringify({ name, description, inputSchema })),
  };
}

/** What every request pays that offers all of the tools, in tokens. */
export function sumTotals(costs: readonly ToolCost[]): number {
  return costs.reduce((sum, { total }) => sum + total, 0);
}
