export type { Brand } from "./brand.js";
export type { CompiledParameter, CompiledTool, ExactTuple, Reviver } from "./compiled-tool.js";
export type { Field, FieldKeywords, Int } from "./field.js";
export type { JsonSchema, JsonSchemaType, JsonValue, ObjectSchema } from "./json-schema.js";
export type { MakeValidators, ReadyValidator, ReadyValidators } from "./ready-validators.js";
export type { ToolConcurrency, ToolOptions, ToolText } from "./tool-options.js";
