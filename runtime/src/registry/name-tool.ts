import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolRecord } from "../metadata/tool-record.js";
import type { RegistryOptions } from "./registry-options.js";

const NAMINGS: Readonly<Record<NonNullable<RegistryOptions["naming"]>, (name: string) => string>> =
  {
    asIs: (name) => name,
    snake_case: toSnakeCase,
  };

/** MCP's rule for tool names. */
const VALID_NAME = /^[A-Za-z0-9_.-]{1,128}$/;

/**
 * The name under which a tool is registered.
 *
 * @throws ToolmetaError (`invalid_name`) when MCP does not allow it.
 */
export function nameTool(record: ToolRecord, place: string, options: RegistryOptions): string {
  const { name: own } = record.options;
  const { naming = "asIs", prefix = "" } = options;
  const name = prefix + (own ?? NAMINGS[naming](toName(record.key)));
  if (VALID_NAME.test(name)) return name;
  throw new ToolmetaError(
    "invalid_name",
    `${place} would be the tool ${JSON.stringify(name)}, which is no valid name. Expected 1 to 128 ` +
      "letters, digits, underscores, hyphens or dots; give one with the decorator's `name` option.",
  );
}

function toName(key: string | symbol): string {
  return typeof key === "string" ? key : "";
}

function toSnakeCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}
