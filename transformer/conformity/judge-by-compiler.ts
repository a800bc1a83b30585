import type { JsonValue } from "@toolmeta/contract";
import path from "node:path";
import type ts from "typescript";
import { createProgram } from "./create-program.js";
import { HOME } from "./places.js";
import { printLiteral } from "./print-literal.js";
import type { Subject } from "./subject.js";

/** Whether the compiler takes each value, in the order of the values, for each type by name. */
export type Verdicts = ReadonlyMap<string, readonly boolean[]>;

/**
 * Asks the compiler whether each value, written as a literal, can be assigned to its type. A literal is
 * fresh, so that a key which the type does not know is an error, as it is in a closed schema.
 */
export function judgeByCompiler(
  subjects: readonly Subject[],
  values: ReadonlyMap<string, readonly JsonValue[]>,
): Verdicts {
  const topics = [...new Set(subjects.map(({ topic }) => topic))];
  const verdicts = new Map<string, boolean[]>();
  const files = topics.map((topic) => {
    const own = subjects.filter((subject) => subject.topic === topic);
    return {
      topic,
      name: path.join(HOME, `${topic}-values.ts`),
      ...writeValues(topic, own, values),
    };
  });
  const program = createProgram(new Map(files.map(({ name, text }) => [name, text])));
  for (const { name, topic, lines } of files) {
    const file = program.getSourceFile(name);
    const refused = new Set(program.getSemanticDiagnostics(file).map(lineOf));
    if (refused.has(0)) throw new Error(`types/${topic}.ts does not compile.`);
    for (const [index, subject] of lines.entries()) {
      const list = verdicts.get(subject) ?? [];
      list.push(!refused.has(index + 1));
      verdicts.set(subject, list);
    }
  }
  return verdicts;
}

interface WrittenValues {
  readonly text: string;
  /** The type that each line after the first is about. */
  readonly lines: readonly string[];
}

function writeValues(
  topic: string,
  subjects: readonly Subject[],
  values: ReadonlyMap<string, readonly JsonValue[]>,
): WrittenValues {
  const text = [`import type * as topic from "./types/${topic}.js";`];
  const lines: string[] = [];
  for (const { name, view } of subjects) {
    for (const value of values.get(name) ?? []) {
      lines.push(name);
      text.push(`export const v${String(lines.length)}: topic.${view} = ${printLiteral(value)};`);
    }
  }
  return { text: text.join("\n"), lines };
}

function lineOf({ file, start = 0 }: ts.Diagnostic): number {
  return file?.getLineAndCharacterOfPosition(start).line ?? 0;
}
