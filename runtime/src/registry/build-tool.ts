import { DEFAULT_LIMITS } from "../arguments/argument-limits.js";
import { createCallQueue, openQueue } from "../invocation/call-queue.js";
import type { Class } from "../metadata/read-tools.js";
import type { ToolRecord } from "../metadata/tool-record.js";
import type { ResultRules } from "../results/result-rules.js";
import { checkTool } from "./check-tool.js";
import { defineTool } from "./define-tool.js";
import { nameTool } from "./name-tool.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { RegistryOptions } from "./registry-options.js";
import { keepReadyValidators } from "../validation/ready-validators.js";
import { normalizeSchema } from "../validation/normalize-schema.js";

/** Makes one tool callable on an instance, or on its class when it is static. */
export function buildTool(
  record: ToolRecord,
  type: Class,
  target: object,
  registry: RegistryOptions,
): RegisteredTool {
  const { options } = record;
  const place = `${type.name}.${String(record.key)}`;
  checkTool(record, type, place);
  keepReadyValidators(record.compiled);
  const definition = defineTool(nameTool(record, place, registry), record);
  return {
    definition,
    record,
    target,
    place,
    timeout: options.timeout ?? registry.timeout,
    queue:
      options.concurrency === undefined
        ? openQueue
        : createCallQueue(definition.name, options.concurrency),
    argumentRules: {
      limits: { ...DEFAULT_LIMITS, ...registry.limits },
      coerce: registry.coerce ?? true,
    },
    pathRules: {
      checkPaths: options.checkPaths ?? [],
      roots: registry.roots,
      clientRoots: registry.clientRoots ?? false,
    },
    failureRules: { maskErrors: registry.maskErrors ?? false, onError: registry.onError },
    rules: readRules(definition.name, record, registry),
  };
}

function readRules(
  toolName: string,
  { options, compiled }: ToolRecord,
  registry: RegistryOptions,
): ResultRules {
  return {
    toolName,
    outputSchema:
      options.outputSchema === undefined
        ? compiled.outputSchema
        : normalizeSchema(options.outputSchema),
    wrapped: options.outputSchema === undefined && compiled.wrapped === true,
    text: options.text ?? registry.text ?? "json",
    summary: options.summary,
  };
}
