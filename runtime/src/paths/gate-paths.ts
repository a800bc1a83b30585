import { pathToFileURL } from "node:url";
import type { Arguments } from "../arguments/prepare-arguments.js";
import type { ToolContext } from "../context/tool-context.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import { listSchemasAt } from "../validation/list-schemas-at.js";
import { showGiven } from "../validation/problem.js";
import { showPath } from "../validation/value-path.js";
import type { ValuePath } from "../validation/value-path.js";
import { findEscape } from "./find-escape.js";
import { listRoots } from "./list-roots.js";
import { mapPaths } from "./map-paths.js";
import { readPath } from "./read-path.js";

/**
 * Lets a call pass when every path among its arguments lies in an allowed root.
 *
 * @returns The arguments, in which `~` and `file:` URIs have become the absolute paths that were checked.
 * @throws ToolmetaError (`refused`) that names argument and path.
 */
export async function gatePaths(
  tool: RegisteredTool,
  args: Arguments,
  context: ToolContext,
): Promise<Arguments> {
  const { checkPaths } = tool.pathRules;
  if (checkPaths.length === 0) return args;
  const roots = await listRoots(tool.pathRules, context);
  let checked = args;
  for (const name of checkPaths) {
    checked = await mapPaths(checked, name, (value, place) => checkPath(tool, value, place, roots));
  }
  return checked;
}

async function checkPath(
  tool: RegisteredTool,
  value: unknown,
  place: ValuePath,
  roots: readonly string[],
): Promise<unknown> {
  if (value === undefined || value === null) return value;
  const refuse = (reason: string): ToolmetaError =>
    new ToolmetaError(
      "refused",
      `${tool.definition.name} was not run: ${showPath(place, "the argument")} is ` +
        `${showGiven(value)}, ${reason}.`,
    );
  const read = readPath(value);
  if ("problem" in read) throw refuse(read.problem);
  const escape = await findEscape(read.path, roots);
  if (escape === undefined) return isUri(tool, place) ? pathToFileURL(read.path).href : read.path;
  throw refuse(`${escape}. Allowed: what lies in ${roots.join(", ")}`);
}

/** A method that takes a URL gets one, of the path that was checked. */
function isUri(tool: RegisteredTool, place: ValuePath): boolean {
  const schemas = listSchemasAt(tool.definition.inputSchema, place);
  const texts = schemas.filter((schema) => schema.type === "string");
  return texts.length > 0 && texts.every((schema) => schema.format === "uri");
}
