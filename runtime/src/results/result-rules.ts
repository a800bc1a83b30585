import type { ObjectSchema, ToolText } from "@toolmeta/contract";

/** What a tool says of its results. */
export interface ResultRules {
  readonly toolName: string;
  readonly outputSchema: ObjectSchema | undefined;
  /** The value goes out as `{ result: value }`. */
  readonly wrapped: boolean;
  readonly text: ToolText;
  readonly summary: ((value: never) => string) | undefined;
}
