import type { ToolDefinition } from "@toolmeta/runtime";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { renderResult } from "../call/render-result.js";
import { listFields } from "../schema/list-fields.js";
import { makeExample } from "../schema/make-example.js";
import type { ExampleFields } from "../schema/make-example.js";
import type { Schema } from "../schema/schema.js";
import { describeHints } from "../surface/hint-table.js";
import { readTags } from "../surface/read-tags.js";
import type { Surface } from "../surface/surface.js";
import { measureTools } from "../tokens/measure-tools.js";
import type { MeasuredTool } from "../tokens/measure-tools.js";
import type { ExampleResult, ToolPage } from "./tool-page.js";

/** Arguments by the name of the tool that is called with them. */
export type ExampleCalls = Readonly<Record<string, unknown>>;

/**
 * Gathers what the documentation says of each tool. A tool with arguments among `calls` is called with
 * them; for the others an example is made up from the schemas.
 */
export async function documentTools(
  surface: Surface,
  calls: ExampleCalls,
): Promise<readonly ToolPage[]> {
  const pages: ToolPage[] = [];
  // One after the other: a later call may rely on what an earlier one did.
  for (const measured of await measureTools(surface.tools)) {
    pages.push(await documentTool(measured, surface, calls));
  }
  return pages;
}

async function documentTool(
  { tool, tokens }: MeasuredTool<ToolDefinition>,
  surface: Surface,
  calls: ExampleCalls,
): Promise<ToolPage> {
  const { name, title, description = "", annotations, inputSchema, outputSchema } = tool;
  const isCalled = Object.hasOwn(calls, name);
  const call = isCalled ? calls[name] : findExample({ ...inputSchema }, "needed");
  const result = isCalled ? await callTool(surface, name, call) : makeUpResult(outputSchema);
  return {
    id: `tool-${encodeURIComponent(name).replaceAll("%", "_")}`,
    name,
    ...(title === undefined ? {} : { title }),
    description,
    hints: describeHints(annotations),
    tags: readTags(tool),
    tokens,
    inputSchema,
    ...(outputSchema === undefined ? {} : { outputSchema }),
    inputFields: listFields({ ...inputSchema }),
    outputFields: outputSchema === undefined ? [] : listFields({ ...outputSchema }),
    ...(call === undefined ? {} : { call }),
    ...(result === undefined ? {} : { result }),
  };
}

async function callTool(surface: Surface, name: string, args: unknown): Promise<ExampleResult> {
  return { text: renderResult(await surface.call(name, args)), real: true };
}

function makeUpResult(outputSchema: object | undefined): ExampleResult | undefined {
  if (outputSchema === undefined) return undefined;
  const value = findExample({ ...outputSchema }, "all");
  return value === undefined ? undefined : { text: JSON.stringify(value, null, 2), real: false };
}

/** An example that the schema takes, or none: one that is refused would teach what is wrong. */
function findExample(schema: Schema, fields: ExampleFields): unknown {
  const example = makeExample(schema, schema, fields);
  try {
    const ajv = new Ajv2020({ strict: false, formats: fullFormats, logger: false });
    return ajv.compile(schema)(example) ? example : undefined;
  } catch {
    return undefined;
  }
}
