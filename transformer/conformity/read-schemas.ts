import { analyzeProgram } from "@toolmeta/transformer";
import path from "node:path";
import { createProgram } from "./create-program.js";
import { toExactSchema } from "./exact-schema.js";
import { HOME } from "./places.js";
import type { Subject } from "./subject.js";

/** What Toolmeta makes of a type that is the one parameter, `value`, of a method. */
export interface OwnSchema {
  /** The input schema, as a client gets it. */
  readonly schema: object;
  /** The same with the tuple positions that are checked when the tool is called. */
  readonly exact: object;
}

/** The input schemas by type; a type that the transformer refuses is not among them. */
export function readSchemas(subjects: readonly Subject[]): ReadonlyMap<string, OwnSchema> {
  const topics = [...new Set(subjects.map(({ topic }) => topic))];
  const texts = topics.map((topic): [string, string] => [
    path.join(HOME, `${topic}-tools.ts`),
    writeTools(
      topic,
      subjects.filter((subject) => subject.topic === topic),
    ),
  ]);
  const program = createProgram(new Map(texts));
  const { tools } = analyzeProgram(program);
  return new Map(
    tools.map(({ name, compiled }) => [
      name,
      {
        schema: compiled.inputSchema,
        exact: toExactSchema(compiled.inputSchema, compiled.tuples ?? {}),
      },
    ]),
  );
}

/** A class with one tool for each type. The types are not imported as types only: a class must be in reach. */
function writeTools(topic: string, subjects: readonly Subject[]): string {
  const names = subjects.map(({ name }) => name);
  const methods = names.map((name) => `  @toolMeta() ${name}(value: ${name}): void {}`);
  return [
    `import { toolMeta } from "@toolmeta/runtime";`,
    `import { ${names.join(", ")} } from "./types/${topic}.js";`,
    `export class Tools {`,
    ...methods,
    `}`,
  ].join("\n");
}
