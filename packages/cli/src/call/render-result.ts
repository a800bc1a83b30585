import type { CallToolResult, ContentBlock } from "@toolmeta/runtime";

/**
 * A result for people: the structured content as JSON where there is some, and every block that is not the
 * same once more.
 */
export function renderResult({ content, structuredContent }: CallToolResult): string {
  const data = structuredContent && JSON.stringify(structuredContent, null, 2);
  const blocks = content.filter((block) => !repeats(block, structuredContent)).map(describeBlock);
  const parts = [...blocks, ...(data === undefined ? [] : [data])];
  return parts.length === 0 ? "The result is empty." : parts.join("\n");
}

function describeBlock(block: ContentBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
    case "audio":
      return `[${block.type}: ${block.mimeType}, ${countBytes(block.data)} bytes]`;
    case "resource_link":
      return `[link: ${block.name}, ${block.uri}]`;
    case "resource":
      return block.resource.text ?? `[resource: ${block.resource.uri}]`;
  }
}

function countBytes(base64: string): number {
  return Buffer.from(base64, "base64").byteLength;
}

/** Whether a text says only what the structured content says: its JSON, or its one `result`. */
function repeats(block: ContentBlock, structured: CallToolResult["structuredContent"]): boolean {
  if (structured === undefined || block.type !== "text") return false;
  const { result } = structured;
  const told = [JSON.stringify(structured), JSON.stringify(result), result];
  return told.includes(block.text) || told.includes(compact(block.text));
}

function compact(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}
