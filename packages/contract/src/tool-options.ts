import type { JsonValue, ObjectSchema } from "./json-schema.js";

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
  /** Replaces the compiled input schema as it stands. */
  readonly inputSchema?: ObjectSchema;
  /** Replaces the compiled output schema as it stands. */
  readonly outputSchema?: ObjectSchema;
}
