import type { JsonValue } from "@toolmeta/contract";
import { compare, type Comparison, type Trial } from "./compare.js";
import { deliberateDifferences } from "./deliberate-differences.js";
import { findSubjects } from "./find-subjects.js";
import { generateValues } from "./generate-values.js";
import { judgeByCompiler } from "./judge-by-compiler.js";
import { judgeByDraft7, judgeBySchema, type Judge } from "./judge-by-schema.js";
import { printReport } from "./print-report.js";
import { readSchemas, type OwnSchema } from "./read-schemas.js";
import { readSecondOpinion } from "./read-second-opinion.js";

const DEFAULT_SEED = 20_261;

/** Compares every type under test, tells the result, and says whether all is well. */
function run(seed: number): boolean {
  const subjects = findSubjects();
  const own = readSchemas(subjects);
  const second = readSecondOpinion(subjects);
  const values = new Map(
    subjects.map(({ name }) => {
      const schemas = [valueSchema(own.get(name)?.exact), second.get(name)].filter(Boolean);
      return [name, generateValues(name, schemas, examplesOf(name), seed)];
    }),
  );
  const compiler = judgeByCompiler(subjects, values);
  const comparisons = subjects.map((subject): Comparison => {
    const { name } = subject;
    const judges = createJudges(own.get(name), second.get(name));
    const trials = (values.get(name) ?? []).map((value, index) =>
      judge(value, compiler.get(name)?.[index] ?? false, judges),
    );
    return compare(subject, trials, !own.has(name));
  });
  return printReport(comparisons, seed);
}

/** The values that show the meant differences of a type. */
function examplesOf(name: string): readonly JsonValue[] {
  return deliberateDifferences.flatMap(({ types }) => (name in types ? [types[name] ?? null] : []));
}

/** The schema of the one parameter, with the definitions that it refers to. */
function valueSchema(schema: object | undefined): object | undefined {
  if (schema === undefined) return undefined;
  return { ...schema, $ref: "#/properties/value" };
}

interface Judges {
  readonly schema: Judge;
  readonly draft7: Judge;
  readonly exact: Judge;
  readonly second: Judge | undefined;
}

const refuseAll: Judge = () => false;

function createJudges(own: OwnSchema | undefined, second: object | undefined): Judges {
  return {
    schema: own ? judgeBySchema(own.schema) : refuseAll,
    draft7: own ? judgeByDraft7(own.schema) : refuseAll,
    exact: own ? judgeBySchema(own.exact) : refuseAll,
    second: second && judgeSecond(second),
  };
}

/** The second opinion may be a schema that no validator takes; then it is none. */
function judgeSecond(schema: object): Judge | undefined {
  try {
    return judgeByDraft7(schema);
  } catch {
    return undefined;
  }
}

function judge(value: JsonValue, compiler: boolean, judges: Judges): Trial {
  return {
    value,
    compiler,
    schema: judges.schema({ value }),
    draft7: judges.draft7({ value }),
    exact: judges.exact({ value }),
    second: judges.second?.(value),
  };
}

process.exitCode = run(Number(process.argv[2] ?? DEFAULT_SEED)) ? 0 : 1;
