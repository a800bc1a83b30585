import type { JsonSchema, ObjectSchema } from "@toolmeta/contract";

const text: JsonSchema = { type: "string" };
const meta: JsonSchema = { type: "object" };

const annotations: JsonSchema = {
  type: "object",
  properties: {
    audience: { type: "array", items: { enum: ["user", "assistant"] } },
    priority: { type: "number", minimum: 0, maximum: 1 },
    lastModified: { type: "string", format: "date-time" },
  },
};

function block(
  type: string,
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
  return {
    type: "object",
    properties: { type: { const: type }, ...properties, annotations, _meta: meta },
    required: ["type", ...required],
  };
}

function contents(member: "text" | "blob"): JsonSchema {
  return {
    type: "object",
    properties: { uri: text, mimeType: text, [member]: text, _meta: meta },
    required: ["uri", member],
  };
}

/** What MCP asks of a result that a tool wrote itself; a client refuses any other. */
export const RESULT_SCHEMA: ObjectSchema = {
  type: "object",
  properties: {
    content: {
      type: "array",
      items: {
        anyOf: [
          block("text", { text }, ["text"]),
          block("image", { data: text, mimeType: text }, ["data", "mimeType"]),
          block("audio", { data: text, mimeType: text }, ["data", "mimeType"]),
          block("resource", { resource: { anyOf: [contents("text"), contents("blob")] } }, [
            "resource",
          ]),
          block(
            "resource_link",
            {
              uri: text,
              name: text,
              title: text,
              description: text,
              mimeType: text,
              size: { type: "number" },
            },
            ["uri", "name"],
          ),
        ],
      },
    },
    structuredContent: { type: "object" },
    isError: { type: "boolean" },
    _meta: meta,
  },
  required: ["content"],
};
