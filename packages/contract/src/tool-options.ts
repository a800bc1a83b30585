import type { JsonValue, ObjectSchema } from "./json-schema.js";

/** A limit of calls at once, or that and how many more may wait (default 100). */
export type ToolConcurrency = number | { readonly limit: number; readonly queue?: number };

/**
 * The text beside structured content: the same value as JSON, the tool's own summary of it, or nothing.
 * Clients may count both against the model's context, so a large result need not be sent twice.
 */
export type ToolText = "json" | "summary" | "none";

/**
 * What an author says of a tool beside its signature and its comment. A hint that is not given here is
 * not on the wire.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools
 */
export interface ToolOptions {
  /** The tool's name; default: the method's name. */
  readonly name?: string;
  /** A name for people, shown by clients instead of the tool's name. */
  readonly title?: string;
  /** Replaces the description that the method's comment gives. Parameter comments still apply. */
  readonly description?: string;
  /** Labels to filter by; they travel in `_meta.tags`. */
  readonly tags?: readonly string[];
  /** Arguments that hold file paths (`"path"`, `"options.target"`); they travel in `_meta.checkPaths`. */
  readonly checkPaths?: readonly string[];
  /** Further entries for the tool's `_meta`. */
  readonly meta?: Readonly<Record<string, JsonValue>>;
  /** The tool changes nothing: `readOnlyHint`. */
  readonly readOnly?: boolean;
  /** The tool may delete or overwrite: `destructiveHint`. */
  readonly destructive?: boolean;
  /** Calling it twice is calling it once: `idempotentHint`. */
  readonly idempotent?: boolean;
  /** The tool reaches beyond a closed set of things: `openWorldHint`. */
  readonly openWorld?: boolean;
  /** Milliseconds after which a call is aborted and answered as a failure; default: the registry's. */
  readonly timeout?: number;
  /** How many calls may run at once; further ones wait. Default: no limit. */
  readonly concurrency?: ToolConcurrency;
  /** Runs each call in a worker thread. The class must be exported, and must need nothing to be made. */
  readonly isolate?: boolean;
  /** What the text of a result holds when there is structured content; default: the registry's. */
  readonly text?: ToolText;
  /** Makes the text of a result for `text: "summary"`, from the value that the method returned. */
  readonly summary?: (value: never) => string;
  /** Replaces the compiled input schema as it stands. */
  readonly inputSchema?: ObjectSchema;
  /** Replaces the compiled output schema as it stands. */
  readonly outputSchema?: ObjectSchema;
}
