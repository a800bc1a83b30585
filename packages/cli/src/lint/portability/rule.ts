import type { Severity } from "../finding.js";
import type { LintedTool } from "../linted-tool.js";

/** The systems that are known to read tools in their own way. */
export const CONSUMERS = ["anthropic", "openai", "gemini", "mcp-v1", "mcp-v2"] as const;

/** One of {@link CONSUMERS}. */
export type Consumer = (typeof CONSUMERS)[number];

/** What one consumer asks of a tool. */
export interface PortabilityRule {
  /** `openai/strict-required` */
  readonly id: string;
  readonly severity: Severity;
  /** In a few words, for a list of rules. */
  readonly title: string;
  /** The public page that says so. */
  readonly source: string;
  /** The places of a tool that break the rule: names of fields, of keywords; empty when it keeps it. */
  readonly find: (tool: LintedTool) => readonly string[];
  /** What is wrong with these places, and how to go on. */
  readonly explain: (places: string) => string;
}
