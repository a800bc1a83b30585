import type { ObjectSchema } from "@toolmeta/contract";
import type { AnalyzedTool } from "../compile/analyzed-tool.js";
import type { CompiledMethod } from "../compile/compiled-method.js";
import type { ToolSource } from "../compile/tool-source.js";
import { isObjectSchema } from "./is-object-schema.js";

/** A tool that was read whole, as its checks look at it: what its options replace is replaced. */
export interface CheckedTool {
  readonly source: ToolSource;
  readonly analyzed: AnalyzedTool;
  /** Undefined when only running the program tells. */
  readonly name: string | undefined;
  /** What a model reads; undefined when only running the program tells. */
  readonly description: string | undefined;
  /** What a client is told of the arguments; undefined when only running the program tells. */
  readonly inputSchema: ObjectSchema | undefined;
  /** The schema was read from the parameters and not given by the author. */
  readonly isCompiled: boolean;
}

/** The tools of a program by name; of several with one name, the first. */
export type ToolsByName = ReadonlyMap<string, CheckedTool>;

/** One look at one tool, beside the others of its program. What is found goes to the tool's reporter. */
export type ToolCheck = (tool: CheckedTool, byName: ToolsByName) => void;

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
