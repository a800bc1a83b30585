import type { JsonValue } from "@toolmeta/contract";
import { isJsonObject } from "../validation/is-json-object.js";
import { openSchemas } from "../validation/open-schemas.js";
import type { CallToolResult, ContentBlock } from "./call-tool-result.js";
import { isFailure } from "./is-failure.js";
import { fitOutput } from "./fit-output.js";
import type { ResultRules } from "./result-rules.js";
import { serializeValue } from "./serialize-value.js";
import type { DeclaredPlace } from "./serialize-value.js";
import { toJsonText } from "./to-json-text.js";

type Structured = Readonly<Record<string, unknown>>;

/**
 * Sends a value as structured content and as text. A failure that does not fit the declared output
 * schema goes out as text alone, because a strict client would throw it away.
 *
 * @param failed What the value is known to be; default: told by its `error`.
 * @throws ToolmetaError (`invalid_result`) when a value that is no failure does not fit the output schema.
 */
export async function convertData(
  value: unknown,
  rules: ResultRules,
  failed?: boolean,
): Promise<CallToolResult> {
  const json = serializeValue(value, declaredPlace(rules));
  const isError = failed ?? isFailure(json);
  const structuredContent = await structure(json, rules, isError);
  return {
    content: writeText(value, json, rules, structuredContent !== undefined && !isError),
    ...(structuredContent !== undefined && { structuredContent }),
    ...(isError && { isError }),
  };
}

function declaredPlace({ outputSchema, wrapped }: ResultRules): DeclaredPlace | undefined {
  if (outputSchema === undefined) return undefined;
  return { schema: outputSchema, prefix: wrapped ? ["result"] : [] };
}

async function structure(
  json: JsonValue | undefined,
  rules: ResultRules,
  isError: boolean,
): Promise<Structured | undefined> {
  const plain = isJsonObject(json) ? json : undefined;
  if (rules.outputSchema === undefined) return plain;
  const schemas = await openSchemas(rules.outputSchema);
  const wrapped: JsonValue = json === undefined ? {} : { result: json };
  if (isError) {
    // A failure stands beside the wrapping where the schema has a place for it.
    return [plain, rules.wrapped ? wrapped : undefined].find(
      (candidate) => candidate !== undefined && schemas.accepts(candidate),
    );
  }
  return fitOutput(rules.wrapped ? wrapped : json, schemas, rules);
}

function writeText(
  value: unknown,
  json: JsonValue | undefined,
  rules: ResultRules,
  isStructuredToo: boolean,
): readonly ContentBlock[] {
  if (json === undefined) return [];
  if (!isStructuredToo || rules.text === "json") return [{ type: "text", text: toJsonText(json) }];
  return rules.text === "none" ? [] : [{ type: "text", text: summarize(value, json, rules) }];
}

function summarize(value: unknown, json: JsonValue, { summary }: ResultRules): string {
  // The author's function takes what the author's method returns; types cannot follow that here.
  return summary === undefined
    ? toJsonText(json)
    : String(Reflect.apply(summary, undefined, [value]));
}
