import type { ServedTool, ToolGroup } from "./served-tool.js";
import type { ServerKind } from "./server-kind.js";
import { importGroups, listParts, RESULT_MODULE, writeHandlers } from "./write-handlers.js";
import { writeModule } from "./write-module.js";
import { ZodWriter } from "./write-zod.js";

/** A tool, and its schemas as the members of Zod objects, in braces. */
export interface ZodTool extends Omit<ServedTool, "inputSchema" | "outputSchema"> {
  readonly input: string;
  readonly output: string;
}

/** What differs between servers whose tools are described with Zod. */
export interface ZodForm {
  /** Code that registers one tool on `server`; `handlers` and `toCallResult` are there. */
  readonly register: (tool: ZodTool) => string;
  /** The server's module; `register(server)` of every element of `parts` is to be called. */
  readonly writeServer: () => string;
}

/** A server whose tools are described with Zod. */
export function createZodServer(
  about: Omit<ServerKind, "create">,
  { register, writeServer }: ZodForm,
): ServerKind {
  return {
    ...about,
    async create(groups, out) {
      const zod = new ZodWriter();
      writeModule(out, "result.js", RESULT_MODULE);
      for (const group of groups) {
        writeModule(out, `${group.file}.js`, writeGroup(group, zod, register));
      }
      writeModule(out, "schemas.js", zod.writeConstants());
      writeModule(
        out,
        "server.js",
        importGroups(groups),
        `const parts = [${listParts(groups)}];`,
        writeServer(),
      );
    },
  };
}

function writeGroup(group: ToolGroup, zod: ZodWriter, register: ZodForm["register"]): string {
  const rows = group.tools.map(({ name, description, annotations, ...schemas }) =>
    register({
      name,
      description,
      ...(annotations !== undefined && { annotations }),
      input: zod.writeInput({ name, description, ...schemas }),
      output: zod.writeOutput({ name, description, ...schemas }),
    }),
  );
  return `import * as z from "zod";
import { toCallResult } from "./result.js";
import * as schemas from "./schemas.js";
${writeHandlers(group)}
export function register(server) {
${rows.join("\n")}
}`;
}
