import type { ContentBlock } from "./call-tool-result.js";

/** The members by which each type of block is known. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, "string" | "object">>>> = {
  text: { text: "string" },
  image: { data: "string", mimeType: "string" },
  audio: { data: "string", mimeType: "string" },
  resource: { resource: "object" },
  resource_link: { uri: "string", name: "string" },
};

/** Whether a value is a content block in MCP's form. */
export function isContentBlock(value: unknown): value is ContentBlock {
  if (typeof value !== "object" || value === null) return false;
  const type: unknown = Reflect.get(value, "type");
  const members =
    typeof type === "string" && Object.hasOwn(REQUIRED, type) ? REQUIRED[type] : undefined;
  if (members === undefined) return false;
  const hasMembers = Object.entries(members).every(
    ([name, kind]) => typeof Reflect.get(value, name) === kind,
  );
  return hasMembers && (type !== "resource" || hasPlace(Reflect.get(value, "resource")));
}

/** Other data may have a member `resource` too. */
function hasPlace(resource: unknown): boolean {
  return (
    typeof resource === "object" &&
    resource !== null &&
    typeof Reflect.get(resource, "uri") === "string"
  );
}
