import type { JsonSchema } from "@toolmeta/contract";
import type { AnalyzedTool } from "../compile/analyzed-tool.js";
import { readReference } from "../schema/reference.js";
import { describeType } from "./describe-type.js";

/** A tool as `tools/list` gives it, as far as its text needs it. */
export interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
}

/**
 * The words of a tool for systems that show tools to a model as text: its name, its description, and one
 * line for each argument.
 *
 * @example
 * - path (string, required): Directory path to list.
 * - pattern (string, optional, default "*"): Glob patterns separated by spaces.
 */
export function renderToolText(tool: AnalyzedTool | ListedTool): string {
  const root: JsonSchema = "compiled" in tool ? tool.compiled.inputSchema : tool.inputSchema;
  const { properties = {}, required = [] } = root;
  const lines = Object.entries(properties).map(([name, schema]) =>
    renderArgument(name, schema, required.includes(name), root),
  );
  const description = (tool.description ?? "").trim();
  return [tool.name, description, lines.join("\n")].filter((part) => part !== "").join("\n\n");
}

function renderArgument(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  root: JsonSchema,
): string {
  const facts = [describeType(schema, root), isRequired ? "required" : "optional"];
  if (schema.default !== undefined) facts.push(`default ${JSON.stringify(schema.default)}`);
  const description = (schema.description ?? describedType(schema, root)).trim();
  const text = description.replaceAll(/\s+/g, " ");
  return `- ${name} (${facts.join(", ")})${text === "" ? "" : `: ${text}`}`;
}

/** The words of the named type that an argument refers to. */
function describedType(schema: JsonSchema, { $defs = {} }: JsonSchema): string {
  const name = readReference(schema);
  return (name === undefined ? undefined : $defs[name]?.description) ?? "";
}
