import { loadTokenCounter } from "./count-tokens.js";
import type { CountTokens } from "./count-tokens.js";

/** What of a tool is counted. */
export interface CountedTool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: object;
  readonly outputSchema?: object;
}

/** What one tool costs, in tokens. */
export interface ToolCost {
  readonly description: number;
  readonly inputSchema: number;
  /** 0 without one. Few clients show it to the model. */
  readonly outputSchema: number;
  /** Name, description and input schema as JSON: what each request pays that offers the tool. */
  readonly total: number;
}

/** A tool with its cost. */
export interface MeasuredTool<Tool> {
  readonly tool: Tool;
  readonly tokens: ToolCost;
}

/** Counts the tokens of tools, in their order. */
export async function measureTools<Tool extends CountedTool>(
  tools: readonly Tool[],
): Promise<readonly MeasuredTool<Tool>[]> {
  const count = await loadTokenCounter();
  return tools.map((tool) => ({ tool, tokens: measureTool(tool, count) }));
}

function measureTool(tool: CountedTool, count: CountTokens): ToolCost {
  const { name, description = "", inputSchema, outputSchema } = tool;
  return {
    description: count(description),
    inputSchema: count(JSON.stringify(inputSchema)),
    outputSchema: outputSchema === undefined ? 0 : count(JSON.stringify(outputSchema)),
    total: count(JSON.stringify({ name, description, inputSchema })),
  };
}

/** What every request pays that offers all of the tools, in tokens. */
export function sumTokens(measured: readonly MeasuredTool<unknown>[]): number {
  return measured.reduce((sum, { tokens }) => sum + tokens.total, 0);
}
