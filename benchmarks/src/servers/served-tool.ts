/** The part of JSON Schema that the tools of the benchmarks use. */
export interface ToolSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ToolSchema>>;
  readonly required?: readonly string[];
  readonly items?: ToolSchema;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly ToolSchema[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ToolSchema>>;
}

/** A tool as Toolmeta's server lists it; every other server is written to offer the same. */
export interface ServedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: ToolSchema;
  readonly outputSchema: ToolSchema;
  readonly annotations?: Readonly<Record<string, boolean>>;
}

/** The tools of one class, which stands in a file of its own. */
export interface ToolGroup {
  /** Without its ending, such as `tools-0001`. */
  readonly file: string;
  readonly className: string;
  /** The class in plain JavaScript, without decorators, exported. */
  readonly classCode: string;
  readonly tools: readonly ServedTool[];
}
