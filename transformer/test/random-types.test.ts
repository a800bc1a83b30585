import type { JsonValue } from "@toolmeta/contract";
import * as fc from "fast-check";
import { join } from "node:path";
import { arbitraryType, arbitraryValueNear } from "./support/arbitrary-type";
import { checkPortability } from "./support/check-portability";
import { compileFixtures } from "./support/compile-fixtures";
import { BOTH, compileSchema } from "./support/compile-schema";
import { printType } from "./support/print-type";
import { FIXTURES } from "./support/type-fixtures";
import { fits, type TypeModel } from "./support/type-model";

/** Give another in the environment to try other types. */
const SEED = Number(process.env.SEED ?? 4_711);
/** How many programs are compiled, and how many types each of them has at most. */
const PROGRAMS = 5;
const TYPES = 60;
const VALUES = 12;

interface Case {
  readonly model: TypeModel;
  readonly values: readonly JsonValue[];
}

const arbitraryCase: fc.Arbitrary<Case> = arbitraryType.chain((model) =>
  fc
    .array(arbitraryValueNear(model), { minLength: VALUES, maxLength: VALUES })
    .map((values) => ({ model, values })),
);

/** A class with one tool for each type, which takes it as its only parameter. */
function writeTools(cases: readonly Case[]): string {
  const printed = cases.map(({ model }, index) => printType(model, `T${index}`));
  return [
    `import { toolMeta } from "@toolmeta/runtime";`,
    ...printed.flatMap(({ declarations }) => declarations),
    `export class Tools {`,
    ...printed.map(({ text }, index) => `  @toolMeta() tool${index}(value: ${text}): void {}`),
    `}`,
  ].join("\n");
}

function expectModels(cases: readonly Case[]): void {
  const file = join(FIXTURES, "random.ts");
  const source = writeTools(cases);
  const compiled = compileFixtures([file], {}, new Map([[file, source]]));
  const tools = new Map(compiled.tools.map((tool) => [tool.methodName, tool]));
  for (const [index, { model, values }] of cases.entries()) {
    const schema = tools.get(`tool${index}`)?.compiled.inputSchema;
    if (schema === undefined) throw new Error(`No schema for tool${index} of\n${source}`);
    const accept = compileSchema(schema);
    const expected = values.map((value) => ({ value, taken: fits(model, value) ? BOTH : [] }));
    const found = values.map((value) => ({ value, taken: accept({ value }) }));
    const { text, declarations } = printType(model, "T");
    const type = [...declarations, text].join("\n");
    expect({ type, schema, found, problems: checkPortability(schema) }).toEqual({
      type,
      schema,
      found: expected,
      problems: [],
    });
  }
}

test(`schemas of random types take what a plain model of the type takes (seed ${SEED})`, () => {
  const kinds = new Set<string>();
  let taken = 0;
  let refused = 0;
  fc.assert(
    fc.property(
      fc.array(arbitraryCase, { minLength: 1, maxLength: TYPES, size: "max" }),
      (cases) => {
        for (const { model, values } of cases) {
          kinds.add(model.kind);
          const fitting = values.filter((value) => fits(model, value)).length;
          taken += fitting;
          refused += values.length - fitting;
        }
        expectModels(cases);
      },
    ),
    { seed: SEED, numRuns: PROGRAMS },
  );
  // Otherwise the test would have tried next to nothing.
  expect(kinds.size).toBe(10);
  expect(Math.min(taken, refused)).toBeGreaterThan(300);
});
