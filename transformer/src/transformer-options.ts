import type { Severities } from "./diagnostics/severities.js";

/** What an author may set in the plugin's entry in tsconfig.json. */
export interface TransformerOptions {
  /** Severity by code: `{ "TM2009": "error" }`. */
  readonly diagnostics?: Severities;
  /** Tokens that a tool's description may have before TM2004 speaks up. Default: 250. */
  readonly descriptionTokens?: number;
  /**
   * `"keep"` (the default) refers to named types through `$ref`; `"inline"` copies them in for clients that
   * cannot follow references, unless they are recursive or the schema would more than double.
   */
  readonly refs?: "keep" | "inline";
  /**
   * Writes the validators of each tool's schemas into the emitted code, so that a server compiles nothing and
   * runs where code must not be made of text. Default: false; the runtime makes them with the first call.
   */
  readonly validators?: boolean;
}
