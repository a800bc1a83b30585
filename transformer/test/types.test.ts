import type { AnalyzedTool } from "@toolmeta/transformer";
import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import { checkPortability } from "./support/check-portability";
import { compileFixtures, type CompiledFixtures } from "./support/compile-fixtures";
import { BOTH, compileSchema } from "./support/compile-schema";
import { findDescription, findSubschema } from "./support/find-subschema";
import { readTypeFixtures, type ToolExpectation, type TypeFixture } from "./support/type-fixtures";

const fixtures = readTypeFixtures();
const compiled = new Map<string, CompiledFixtures>();

/** Fixtures that share their options share a program. */
function compile({ compilerOptions }: TypeFixture): CompiledFixtures {
  const key = JSON.stringify(compilerOptions);
  const known = compiled.get(key);
  if (known) return known;
  const group = fixtures.filter((other) => JSON.stringify(other.compilerOptions) === key);
  const made = compileFixtures(
    group.map(({ file }) => file),
    compilerOptions,
  );
  compiled.set(key, made);
  return made;
}

function findTool(fixture: TypeFixture, name: string): AnalyzedTool {
  const tool = compile(fixture).tools.find(
    (candidate) => candidate.fileName === fixture.file && candidate.methodName === name,
  );
  if (!tool) throw new Error(`${fixture.name} gives no tool ${name}.`);
  return tool;
}

function expectValues(
  schema: JsonSchema,
  valid: readonly JsonValue[],
  invalid: readonly JsonValue[],
): void {
  const accept = compileSchema(schema);
  const judge = (value: JsonValue) => ({ value, accepted: accept(value) });
  expect(valid.map(judge)).toEqual(valid.map((value) => ({ value, accepted: BOTH })));
  expect(invalid.map(judge)).toEqual(invalid.map((value) => ({ value, accepted: [] })));
}

function toPlain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

describe.each(fixtures)("$name", (fixture) => {
  it("is right for the compiler", () => {
    expect(compile(fixture).complaints(fixture.file)).toEqual([]);
  });

  it("gets the diagnostics that its lines announce", () => {
    const found = compile(fixture).diagnostics.filter(({ file }) => file.fileName === fixture.file);
    expect(
      found.map(({ id, file, start, messageText }) => ({
        id,
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        text: messageText,
      })),
    ).toEqual(
      fixture.diagnostics.map(({ id, line, text }) => ({
        id,
        line,
        text: expect.stringContaining(text),
      })),
    );
  });

  it("gives the tools that are expected, and no others", () => {
    const found = compile(fixture).tools.filter(({ fileName }) => fileName === fixture.file);
    expect(found.map(({ methodName }) => methodName).sort()).toEqual(
      fixture.tools.map(([name]) => name).sort(),
    );
  });

  for (const [name, expected] of fixture.tools) describeTool(fixture, name, expected);
});

function describeTool(fixture: TypeFixture, name: string, expected: ToolExpectation): void {
  describe(name, () => {
    it("takes and refuses arguments alike under both dialects", () => {
      const { inputSchema } = findTool(fixture, name).compiled;
      expect(checkPortability(inputSchema)).toEqual([]);
      expectValues(inputSchema, expected.valid, expected.invalid);
    });

    it("describes its result alike under both dialects", () => {
      const { outputSchema, wrapped } = findTool(fixture, name).compiled;
      const { none, valid = [], invalid = [], schema } = expected.output ?? {};
      if (none) expect(outputSchema).toBeUndefined();
      if (outputSchema) {
        expect(checkPortability(outputSchema)).toEqual([]);
        expectValues(outputSchema, valid, invalid);
      }
      if (expected.output) {
        expect(wrapped).toBe(expected.output.wrapped);
        expect(outputSchema === undefined).toBe(none ?? false);
      }
      if (schema) expect(outputSchema).toEqual(schema);
    });

    it("says what is expected of it", () => {
      const { description, inputSchema, parameters, tuples, revive } = findTool(
        fixture,
        name,
      ).compiled;
      const member = (path: string): JsonSchema => findSubschema(inputSchema, path) ?? {};
      const said = {
        description,
        parameters: Object.keys(expected.parameters ?? {}).map((path) => [
          path,
          findDescription(member(path), inputSchema) ?? "",
        ]),
        defaults: Object.keys(expected.defaults ?? {}).map((path) => [path, member(path).default]),
        absent: (expected.absent ?? []).filter((word) =>
          JSON.stringify(inputSchema).includes(`"${word}":`),
        ),
        defs: Object.keys(inputSchema.$defs ?? {}).sort(),
        schema: toPlain(inputSchema),
        call: parameters,
        revive: Object.fromEntries(
          Object.entries(revive ?? {}).map(([pointer, reviver]) => [
            pointer,
            typeof reviver === "string" ? reviver : reviver.class,
          ]),
        ),
        tuples: toPlain(tuples ?? {}),
      };
      expect(said).toEqual({
        description: expected.description ?? said.description,
        parameters: Object.entries(expected.parameters ?? {}),
        defaults: Object.entries(expected.defaults ?? {}),
        absent: [],
        defs: expected.defs ?? said.defs,
        schema: expected.schema ?? said.schema,
        call: expected.call ?? said.call,
        // A value that arrives as it was sent is the rule; what is made of it is always said.
        revive: expected.revive ?? {},
        tuples: expected.tuples ?? said.tuples,
      });
    });
  });
}
