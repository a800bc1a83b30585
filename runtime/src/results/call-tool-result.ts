/**
 * One block of a result's content, in the form that MCP gives it.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools
 */
export type ContentBlock = TextBlock | MediaBlock | ResourceBlock | ResourceLinkBlock;

/** What every content block may carry. */
export interface BlockExtras {
  readonly annotations?: BlockAnnotations;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Hints to the client about a content block. */
export interface BlockAnnotations {
  readonly audience?: readonly ("user" | "assistant")[];
  /** From 0 (optional) to 1 (required). */
  readonly priority?: number;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** Text, for the model to read. */
export interface TextBlock extends BlockExtras {
  readonly type: "text";
  readonly text: string;
}

/** An image or a sound. */
export interface MediaBlock extends BlockExtras {
  readonly type: "image" | "audio";
  /** Base64. */
  readonly data: string;
  readonly mimeType: string;
}

/** A resource with its contents: either `text` or `blob`. */
export interface ResourceBlock extends BlockExtras {
  readonly type: "resource";
  readonly resource: {
    readonly uri: string;
    readonly mimeType?: string;
    readonly text?: string;
    /** Base64. */
    readonly blob?: string;
  };
}

/** Where a resource is that the client may read. */
export interface ResourceLinkBlock extends BlockExtras {
  readonly type: "resource_link";
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  /** Bytes. */
  readonly size?: number;
}

/** The answer to `tools/call`, as it goes on the wire. */
export interface CallToolResult {
  readonly content: readonly ContentBlock[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  /** Present, and true, only when the call failed. */
  readonly isError?: true;
  readonly _meta?: Readonly<Record<string, unknown>>;
}
