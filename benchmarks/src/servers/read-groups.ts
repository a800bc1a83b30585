import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { startServer } from "../processes/start-server.js";
import type { ServedTool, ToolGroup } from "./served-tool.js";

/** The tools of a built Toolmeta server, with their classes in plain JavaScript: what the others are made of. */
export async function readGroups(built: string): Promise<readonly ToolGroup[]> {
  const tools = new Map(
    (await listTools(join(built, "server.js"))).map((tool) => [tool.name, tool]),
  );
  const files = readdirSync(join(built, "src")).filter((file) => file.startsWith("tools-"));
  return files.sort().map((file) => {
    const source = readFileSync(join(built, "src", file), "utf8");
    const { className, methods } = readClass(source);
    return {
      file: basename(file, ".ts"),
      className,
      classCode: toPlainCode(source),
      tools: methods.flatMap((name) => tools.get(name) ?? []),
    };
  });
}

/** Asks a server for its tools. */
export async function listTools(server: string): Promise<readonly ServedTool[]> {
  const started = startServer(server);
  try {
    await started.initialize();
    const { result } = await started.request("tools/list", {});
    return isToolList(result) ? result.tools : [];
  } finally {
    await started.stop();
  }
}

function isToolList(result: unknown): result is { readonly tools: readonly ServedTool[] } {
  return typeof result === "object" && result !== null && "tools" in result;
}

function readClass(source: string): { readonly className: string; readonly methods: string[] } {
  const file = ts.createSourceFile("tools.ts", source, ts.ScriptTarget.ES2022);
  const declaration = file.statements.find(ts.isClassDeclaration);
  const methods = declaration?.members.filter(ts.isMethodDeclaration) ?? [];
  return {
    className: declaration?.name?.text ?? "",
    methods: methods.map(({ name }) => (ts.isIdentifier(name) ? name.text : "")),
  };
}

/** Decorators stand alone on their lines, and of the runtime only `toResult` remains, which does nothing here. */
function toPlainCode(source: string): string {
  const { outputText } = ts.transpileModule(source.replaceAll(/^ *@toolMeta\(.*\)\n/gm, ""), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return outputText.replace(
    /^import \{[^}]*\} from "@toolmeta\/runtime";$/m,
    "const toResult = (value) => value;",
  );
}
