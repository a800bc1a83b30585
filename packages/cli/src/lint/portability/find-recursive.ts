import { readSchemas } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";
import type { LintedTool } from "../linted-tool.js";
import { walkSchema } from "./walk-schema.js";

/** The names of the definitions of an input schema that hold themselves, directly or through others. */
export function findRecursive({ inputSchema }: LintedTool): readonly string[] {
  const definitions = readSchemas(inputSchema, "$defs");
  const uses = new Map(
    Object.entries(definitions).map(([name, schema]) => [name, listReferences(schema)]),
  );
  return Object.keys(definitions).filter((name) => reaches(name, name, uses, new Set()));
}

function listReferences(schema: Schema): readonly string[] {
  return walkSchema(schema).flatMap(({ schema: { $ref } }) =>
    typeof $ref === "string" ? [$ref.replace(/^#\/\$defs\//, "")] : [],
  );
}

function reaches(
  from: string,
  goal: string,
  uses: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = uses.get(from) ?? [];
  return next.includes(goal) || next.some((name) => reaches(name, goal, uses, seen));
}
