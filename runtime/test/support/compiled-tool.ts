import type { CompiledTool, JsonSchema, ObjectSchema } from "@toolmeta/contract";

/** What a test says of a compiled tool; the rest follows from it. */
export interface CompiledParts extends Partial<Omit<CompiledTool, "inputSchema">> {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly $defs?: Record<string, JsonSchema>;
  readonly inputSchema?: ObjectSchema;
}

/** The compiled half of a tool whose parameters are its arguments, in order. */
export function compiledTool(parts: CompiledParts = {}): CompiledTool {
  const { properties = {}, required = [], $defs, ...rest } = parts;
  return {
    v: 1,
    className: "Fixture",
    method: "tool",
    description: "A tool of a test.",
    parameters: Object.keys(properties).map((name) => ({ from: "argument", name })),
    inputSchema: {
      type: "object",
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      ...($defs !== undefined && { $defs }),
    },
    ...rest,
  };
}

/** The schema of a wrapped result. */
export function wrappedSchema(result: JsonSchema): ObjectSchema {
  return {
    type: "object",
    properties: { result },
    required: ["result"],
    additionalProperties: false,
  };
}

const blank: JsonSchema = {
  anyOf: [{ type: "null" }, { const: false }, { const: 0 }, { type: "string", pattern: "^\\s*$" }],
};

/** The schema of a `ToolResult<T>`: T, or a failure. */
export function resultSchema(success: JsonSchema): ObjectSchema {
  return {
    type: "object",
    anyOf: [
      success,
      {
        type: "object",
        anyOf: [
          { properties: { error: { not: blank } }, required: ["error"] },
          { properties: { Error: { not: blank } }, required: ["Error"] },
        ],
      },
    ],
  };
}
