import type { JsonSchema } from "@toolmeta/contract";
import ts from "typescript";
import type { StaticOption } from "../discovery/read-options.js";
import type { ToolCheck } from "./tool-check.js";
import { expandSchema } from "../schema/expand-schema.js";
import { memberNames, resolvePath } from "./resolve-path.js";
import { suggestName } from "../diagnostics/suggest-name.js";

/**
 * What `checkPaths` names is what a host checks before a call; a name that leads to no path would leave
 * the path that was meant unchecked.
 */
export const checkCheckPaths: ToolCheck = ({ source, inputSchema }) => {
  const { options, reporter, tool } = source;
  const option = options.get("checkPaths");
  if (option === undefined || inputSchema === undefined || !Array.isArray(option.value)) return;
  for (const [index, path] of option.value.entries()) {
    if (typeof path !== "string") continue;
    const reason = findFault(inputSchema, path);
    if (reason !== undefined) {
      reporter.report("TM1006", elementNode(option, index), { tool, path, reason });
    }
  }
};

function findFault(root: JsonSchema, path: string): string | undefined {
  const steps = path.split(".");
  const schemas = resolvePath(root, steps);
  if (schemas.length === 0) {
    const missing = steps.findIndex(
      (_, end) => resolvePath(root, steps.slice(0, end + 1)).length === 0,
    );
    const known = memberNames(root, steps.slice(0, missing));
    return `there is no such argument (${suggestName(steps[missing] ?? path, known)})`;
  }
  const values = schemas.filter(({ type }) => type !== "null");
  if (values.length > 0 && values.every((schema) => holdsText(schema, root))) return undefined;
  return `it is ${describeTypes(values)}`;
}

function holdsText(schema: JsonSchema, root: JsonSchema): boolean {
  if (schema.type === "array") {
    return expandSchema(schema.items ?? {}, root).every(
      ({ type }) => type === undefined || type === "string",
    );
  }
  return schema.type === undefined || schema.type === "string";
}

function describeTypes(schemas: readonly JsonSchema[]): string {
  const types = schemas.map(({ type, items }) =>
    type === "array" && items?.type !== undefined ? `array of ${items.type}` : (type ?? "anything"),
  );
  return [...new Set(types)].join(" or ") || "always null";
}

/** The name itself where the list is written in place. */
function elementNode({ node }: StaticOption, index: number): ts.Node {
  return (ts.isArrayLiteralExpression(node) ? node.elements[index] : undefined) ?? node;
}
