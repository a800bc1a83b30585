import "./metadata/symbol-metadata.js";

export type {
  CompiledTool,
  Field,
  FieldKeywords,
  Int,
  JsonSchema,
  JsonValue,
  ObjectSchema,
  ToolConcurrency,
  ToolOptions,
  ToolText,
} from "@toolmeta/contract";
export type {
  AuthInfo,
  CallContext,
  ClientInfo,
  ElicitAnswer,
  ElicitRequest,
  LogLevel,
  Root,
  SampleAnswer,
  SampleRequest,
  ToolContext,
} from "./context/tool-context.js";
export type { ArgumentLimits } from "./arguments/argument-limits.js";
export { toolMeta } from "./decorator/tool-meta.js";
export type { ToolMethodDecorator } from "./decorator/tool-method-decorator.js";
export { ToolError } from "./errors/tool-error.js";
export { ToolmetaError } from "./errors/toolmeta-error.js";
export type { ToolmetaErrorCode } from "./errors/toolmeta-error.js";
export type { ToolModules } from "./registry/collect-sources.js";
export type { ResolveInstance, ToolClass } from "./registry/create-instance.js";
export { createToolRegistry } from "./registry/create-tool-registry.js";
export { discoverTools } from "./registry/discover-tools.js";
export type { AuthorizeTool, OnToolError, RegistryOptions } from "./registry/registry-options.js";
export type { ToolAnnotations, ToolDefinition } from "./registry/tool-definition.js";
export type { ToolRegistry } from "./registry/tool-registry.js";
export type { ToolSelector } from "./registry/tool-table.js";
export { audio } from "./results/blocks/audio.js";
export { image } from "./results/blocks/image.js";
export { resourceLink } from "./results/blocks/resource-link.js";
export type { ResourceLinkDetails } from "./results/blocks/resource-link.js";
export { resource } from "./results/blocks/resource.js";
export type {
  BlockAnnotations,
  BlockExtras,
  CallToolResult,
  ContentBlock,
  MediaBlock,
  ResourceBlock,
  ResourceLinkBlock,
  TextBlock,
} from "./results/call-tool-result.js";
export type { Failure, Success } from "./results/failure.js";
export { toResult } from "./results/to-result.js";
export { ToolResult } from "./results/tool-result.js";
