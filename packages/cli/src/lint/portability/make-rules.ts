import { readSchemas } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";
import type { LintedTool } from "../linted-tool.js";
import type { PortabilityRule } from "./rule.js";
import { walkSchema } from "./walk-schema.js";

type Find = PortabilityRule["find"];

/** Finds a name that does not match. */
export function findName(pattern: RegExp): Find {
  return ({ name }) => (pattern.test(name) ? [] : [name]);
}

/** Finds keywords at the root of the input schema. */
export function findAtRoot(...keywords: readonly string[]): Find {
  return ({ inputSchema }) => keywords.filter((keyword) => inputSchema[keyword] !== undefined);
}

/** Finds keywords anywhere in the input schema: `maximum (limit)`. */
export function findKeywords(...keywords: readonly string[]): Find {
  return findParts("inputSchema", (schema) =>
    keywords.filter((keyword) => schema[keyword] !== undefined),
  );
}

/** Finds parts of a schema for which the test names something. */
export function findParts(
  side: "inputSchema" | "outputSchema",
  test: (schema: Schema) => readonly string[] | boolean,
): Find {
  return (tool) => {
    const schema = tool[side];
    if (schema === undefined) return [];
    const found = walkSchema(schema).flatMap(({ schema: part, path }) => {
      const named = test(part);
      const place = path === "" ? "the whole" : path;
      if (typeof named === "boolean") return named ? [place] : [];
      return named.map((name) => `${name} (${place})`);
    });
    return [...new Set(found)];
  };
}

/** Finds fields of the objects of an input schema: `limit`, `Book.genre`. */
export function findFields(test: (name: string, holder: Schema) => boolean): Find {
  return ({ inputSchema }) =>
    walkSchema(inputSchema).flatMap(({ schema, path }) =>
      Object.keys(readSchemas(schema, "properties"))
        .filter((name) => test(name, schema))
        .map((name) => (path === "" ? name : `${path}.${name}`)),
    );
}

/** Finds what a validator has to say when it cannot use the output schema. */
export function findUnusable(compile: (schema: Schema) => unknown): Find {
  return ({ outputSchema }: LintedTool) => {
    if (outputSchema === undefined) return [];
    try {
      compile(outputSchema);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };
}
