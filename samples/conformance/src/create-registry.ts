import { createToolRegistry, type ToolRegistry } from "@toolmeta/runtime";
import { ChangeTools } from "./change-tools.js";
import { ClientTools } from "./client-tools.js";
import { ContentTools } from "./content-tools.js";
import { InputTools } from "./input-tools.js";
import { ReportTools } from "./report-tools.js";
import { SchemaTools } from "./schema-tools.js";

/** The tools of the suite, under the names that it calls them by. */
export async function createRegistry(): Promise<ToolRegistry> {
  const registry = createToolRegistry({ naming: "snake_case" });
  await registry.register([ContentTools, ReportTools, ClientTools, InputTools, SchemaTools]);
  await registry.register(new ChangeTools(registry));
  return registry;
}
