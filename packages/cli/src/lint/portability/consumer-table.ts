import { anthropicRules } from "./consumers/anthropic-rules.js";
import { geminiRules } from "./consumers/gemini-rules.js";
import { mcpV1Rules, mcpV2Rules } from "./consumers/mcp-rules.js";
import { openaiRules } from "./consumers/openai-rules.js";
import type { Consumer, PortabilityRule } from "./rule.js";

/** The rules of each consumer. */
export const RULES: Readonly<Record<Consumer, readonly PortabilityRule[]>> = {
  anthropic: anthropicRules,
  openai: openaiRules,
  gemini: geminiRules,
  "mcp-v1": mcpV1Rules,
  "mcp-v2": mcpV2Rules,
};
