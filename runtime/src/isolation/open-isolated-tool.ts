import { ToolmetaError } from "../errors/toolmeta-error.js";
import { isClass } from "../metadata/is-class.js";
import type { Class } from "../metadata/read-tools.js";
import { buildTools } from "../registry/build-tools.js";
import { importModule } from "../registry/import-module.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import { listMembers } from "../validation/list-members.js";
import type { IsolatedJob } from "./isolated-job.js";

const opened = new Map<string, Promise<RegisteredTool>>();

/** The tool of a job, in this thread: its class is imported and made once. */
export async function openIsolatedTool(job: IsolatedJob): Promise<RegisteredTool> {
  const id = JSON.stringify([job.file, job.className, job.key, job.isStatic]);
  const opening = opened.get(id) ?? openTool(job);
  opened.set(id, opening);
  const tool = await opening;
  return {
    ...tool,
    definition: { ...tool.definition, name: job.toolName },
    rules: { ...tool.rules, toolName: job.toolName, text: job.text },
  };
}

async function openTool(job: IsolatedJob): Promise<RegisteredTool> {
  const type = findClass(await importModule(job.file), job.className);
  const tools = type === undefined ? [] : await buildTools({ type, instance: undefined }, {});
  const tool = tools.find(({ record }) => record.key === job.key && record.static === job.isStatic);
  if (tool !== undefined) return tool;
  throw new ToolmetaError(
    "invalid_options",
    `${job.className}.${job.key} has isolate: true, but ${job.file} does not export ${job.className}. ` +
      "Export the class under its own name, so that a worker thread can find it.",
  );
}

function findClass(module: object, className: string): Class | undefined {
  // A CommonJS module that is imported as an ES module has its exports under `default`.
  const exported = [module, Reflect.get(module, "default")].flatMap(listMembers);
  return exported
    .map(([, value]) => value)
    .find((value): value is Class => isClass(value) && value.name === className);
}
