import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledParameter, ExactTuple, JsonSchema, JsonValue } from "@toolmeta/contract";

/** The folder of the fixtures. */
export const FIXTURES = join(__dirname, "../fixtures/types");

/** What one tool of a fixture has to be. What is not given is not looked at. */
export interface ToolExpectation {
  /** Argument objects that the input schema takes. */
  readonly valid: readonly JsonValue[];
  /** Argument objects that it refuses. */
  readonly invalid: readonly JsonValue[];
  readonly description?: string;
  /** Descriptions by argument or dotted path; an empty text stands for none. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Defaults by argument or dotted path. */
  readonly defaults?: Readonly<Record<string, JsonValue>>;
  /** Property names that stand nowhere in the input schema. */
  readonly absent?: readonly string[];
  /** The names of the definitions, sorted. */
  readonly defs?: readonly string[];
  /** The input schema itself. */
  readonly schema?: JsonSchema;
  /** How the call is made of the arguments. */
  readonly call?: readonly CompiledParameter[];
  /** Revivers by JSON pointer; a class stands as its name. */
  readonly revive?: Readonly<Record<string, string>>;
  readonly tuples?: Readonly<Record<string, ExactTuple>>;
  readonly output?: OutputExpectation;
}

/** What the output schema of a tool has to be. */
export interface OutputExpectation {
  /** There is none. */
  readonly none?: true;
  /** The value stands under `result`. */
  readonly wrapped?: true;
  readonly valid?: readonly JsonValue[];
  readonly invalid?: readonly JsonValue[];
  readonly schema?: JsonSchema;
}

/** A source file with what is expected of it. */
export interface TypeFixture {
  /** `date`, `contradiction.invalid` */
  readonly name: string;
  readonly file: string;
  /** Added to the options that all fixtures share. */
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly tools: readonly (readonly [name: string, expected: ToolExpectation])[];
  /** What `// expect TM1001: text` at the end of a line says. */
  readonly diagnostics: readonly ExpectedDiagnostic[];
}

/** A diagnostic at a line, with a part of its message. */
export interface ExpectedDiagnostic {
  readonly id: string;
  readonly line: number;
  readonly text: string;
}

/** Reads all fixtures, in the order of their names. */
export function readTypeFixtures(): readonly TypeFixture[] {
  return readdirSync(FIXTURES)
    .filter((entry) => entry.endsWith(".ts"))
    .sort()
    .map((entry) => readFixture(entry.slice(0, -".ts".length)));
}

function readFixture(name: string): TypeFixture {
  const file = join(FIXTURES, `${name}.ts`);
  const { tools = {}, compilerOptions = {} } = readExpectation(
    join(FIXTURES, `${name}.expect.json`),
  );
  return {
    name,
    file,
    compilerOptions,
    tools: Object.entries(tools),
    diagnostics: readDiagnostics(readFileSync(file, "utf8")),
  };
}

interface Expectation {
  readonly tools?: Readonly<Record<string, ToolExpectation>>;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
}

function readExpectation(file: string): Expectation {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Expectation) : {};
}

function readDiagnostics(source: string): readonly ExpectedDiagnostic[] {
  const mark = /\/\/ expect (TM\d{4}): (.+?)(?= \/\/ expect |\r?$)/g;
  return source.split("\n").flatMap((text, index) =>
    [...text.matchAll(mark)].map(([, id = "", part = ""]) => ({
      id,
      line: index + 1,
      text: part,
    })),
  );
}
