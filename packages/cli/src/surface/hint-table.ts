import type { ToolAnnotations } from "@toolmeta/runtime";

/** What a hint means, and what holds where a tool does not say. */
export interface Hint {
  readonly key: keyof ToolAnnotations;
  /** Said of a tool that declares it. */
  readonly yes: string;
  /** Said of a tool that declares its opposite. */
  readonly no: string;
  /** As in "it is …". */
  readonly adjective: string;
  readonly fallback: boolean;
  /** The value on which a careful client relies: it does without asking, or tries again. */
  readonly safe: boolean;
  /** What such a client would go on doing when the value is no longer the safe one. */
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
    adjective: "read only",
    fallback: false,
    safe: true,
    reliance: "calling it without asking",
  },
  {
    key: "destructiveHint",
    yes: "destructive",
    no: "not destructive",
    adjective: "destructive",
    fallback: true,
    safe: false,
    reliance: "calling it without a warning",
  },
  {
    key: "idempotentHint",
    yes: "idempotent",
    no: "not idempotent",
    adjective: "idempotent",
    fallback: false,
    safe: true,
    reliance: "calling it again when an answer is lost",
  },
  {
    key: "openWorldHint",
    yes: "open world",
    no: "closed world",
    adjective: "open to the world",
    fallback: true,
    safe: false,
    reliance: "taking what it returns for its own data",
  },
];

/** The hints that a tool declares, in words. */
export function describeHints(annotations: ToolAnnotations = {}): readonly string[] {
  return HINTS.flatMap(({ key, yes, no }) => {
    const value = annotations[key];
    return value === undefined ? [] : [value ? yes : no];
  });
}
