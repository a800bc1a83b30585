import type { ToolAnnotations } from "@toolmeta/runtime";

/** What a hint means, and what holds where a tool does not say. */
export interface Hint {
  readonly key: keyof ToolAnnotations;
  /** Said of a tool that declares it. */
  readonly yes: string;
  /** Said of a tool that declares its opposite. */
  readonly no: string;
  readonly fallback: boolean;
  /** The value on which a careful client relies: it does without asking, or tries again. */
  readonly safe: boolean;
  /** What such a client does, as long as the value is the safe one. */
  readonly reliance: string;
}

/**
 * The hints of MCP.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations
 */
export const HINTS: readonly Hint[] = [
  {
    key: "readOnlyHint",
    yes: "read only",
    no: "writes",
    fallback: false,
    safe: true,
    reliance: "calls it without asking",
  },
  {
    key: "destructiveHint",
    yes: "destructive",
    no: "not destructive",
    fallback: true,
    safe: false,
    reliance: "does not warn before a call",
  },
  {
    key: "idempotentHint",
    yes: "idempotent",
    no: "not idempotent",
    fallback: false,
    safe: true,
    reliance: "calls it again when an answer is lost",
  },
  {
    key: "openWorldHint",
    yes: "open world",
    no: "closed world",
    fallback: true,
    safe: false,
    reliance: "takes what it returns for its own data",
  },
];

/** The hints that a tool declares, in words. */
export function describeHints(annotations: ToolAnnotations = {}): readonly string[] {
  return HINTS.flatMap(({ key, yes, no }) => {
    const value = annotations[key];
    return value === undefined ? [] : [value ? yes : no];
  });
}
