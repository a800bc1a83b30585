import { ToolmetaError } from "../errors/toolmeta-error.js";
import { readTools } from "../metadata/read-tools.js";
import type { Class } from "../metadata/read-tools.js";
import { buildTool } from "./build-tool.js";
import { createInstance } from "./create-instance.js";
import type { ResolveInstance, ToolClass } from "./create-instance.js";
import { isTaken } from "./is-taken.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { RegistryOptions } from "./registry-options.js";
import type { ToolSource } from "./tool-source.js";

/** Makes the tools of one class callable. */
export async function buildTools(
  source: ToolSource,
  options: RegistryOptions,
): Promise<readonly RegisteredTool[]> {
  const records = readTools(source.type).filter((record) => isTaken(record.options, options));
  const needsInstance = records.some((record) => !record.static);
  const instance = needsInstance
    ? (source.instance ?? (await resolveInstance(source.type, options.resolve ?? createInstance)))
    : source.type;
  return records.map((record) =>
    buildTool(record, source.type, record.static ? source.type : instance, options),
  );
}

async function resolveInstance(type: Class, resolve: ResolveInstance): Promise<object> {
  if (!isConcrete(type)) throw new TypeError(`${type.name} is no class.`);
  const instance: unknown = await resolve(type);
  if (typeof instance === "object" && instance !== null) return instance;
  throw new ToolmetaError(
    "no_instance",
    `The option resolve gave ${String(instance)} for ${type.name}. Expected an instance of it, or a promise ` +
      "of one.",
  );
}

/** Whether a class is abstract is not known at run time; making one fails by itself where it must. */
function isConcrete(type: Class | ToolClass): type is ToolClass {
  return typeof type === "function";
}
