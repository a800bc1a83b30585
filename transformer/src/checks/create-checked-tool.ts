import type { CompiledMethod } from "../compile/compiled-method.js";
import type { ToolSource } from "../compile/tool-source.js";
import type { CheckedTool } from "./checked-tool.js";
import { isObjectSchema } from "./is-object-schema.js";

/** Puts the author's options over what was compiled. */
export function createCheckedTool({ source, analyzed }: CompiledMethod): CheckedTool {
  const { options, methodName, documentation } = source;
  const isCompiled = !options.has("inputSchema");
  const given = options.get("inputSchema")?.value;
  return {
    source,
    analyzed,
    name: readText(source, "name", methodName),
    description: readText(source, "description", documentation.description),
    inputSchema: isCompiled
      ? analyzed.compiled.inputSchema
      : isObjectSchema(given)
        ? given
        : undefined,
    isCompiled,
  };
}

function readText({ options }: ToolSource, name: string, otherwise: string): string | undefined {
  if (!options.has(name)) return otherwise;
  const value = options.get(name)?.value;
  return typeof value === "string" ? value : undefined;
}
