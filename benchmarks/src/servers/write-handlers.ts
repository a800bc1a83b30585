import type { ToolGroup } from "./served-tool.js";

/**
 * The class of a group, and a table from a tool's name to a function that calls its method with named
 * arguments. All servers but Toolmeta's and typia's take it; what it costs is the same for each.
 */
export function writeHandlers({ classCode, className, tools }: ToolGroup): string {
  const rows = tools.map(({ name, inputSchema }) => {
    const names = Object.keys(inputSchema.properties ?? {}).join(", ");
    return `  ${name}: ({ ${names} }) => target.${name}(${names}),`;
  });
  return [
    classCode,
    `const target = new ${className}();`,
    "const handlers = {",
    ...rows,
    "};",
  ].join("\n");
}

/** The module in which a server finds how to send a value: as structured content, and as text. */
export const RESULT_MODULE = `export function toCallResult(value) {
  const result = { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
  return value.error === undefined ? result : { ...result, isError: true };
}`;

/** Imports every group of a server under a name of its own: `part0`, `part1`. */
export function importGroups(groups: readonly ToolGroup[]): string {
  return groups
    .map(({ file }, index) => `import * as part${index} from "./${file}.js";`)
    .join("\n");
}

/** The names under which `importGroups` imports, as a list. */
export function listParts(groups: readonly ToolGroup[]): string {
  return groups.map((_, index) => `part${index}`).join(", ");
}
