import type { JsonSchema } from "@toolmeta/contract";
import { chooseBranch } from "./choose-branch.js";
import { describeExpectation, describeSchema } from "./expectations.js";
import { elementSchemaAt } from "./element-schema-at.js";
import { listMembers } from "./list-members.js";
import { memberSchema } from "./member-schema.js";
import { ownKeywords } from "./own-keywords.js";
import { showGiven } from "./problem.js";
import type { Problem } from "./problem.js";
import type { SchemaError, Schemas } from "./open-schemas.js";
import { suggestName } from "./suggest-name.js";
import { readPointer } from "./value-path.js";
import type { ValuePath } from "./value-path.js";

/** Far more than are shown: to explain every element of a long array takes seconds. */
const ENOUGH = 100;

/** What is wrong with a value, place by place; empty when it fits. */
export function explainMismatch(
  schemas: Schemas,
  value: unknown,
  schema: JsonSchema = schemas.root,
  path: ValuePath = [],
): readonly Problem[] {
  if (schemas.accepts(value, schema)) return [];
  const target = schemas.resolve(schema);
  const own = schemas.check(value, ownKeywords(target)).map((error) => {
    const place = [...path, ...readPointer(error.instancePath, value)];
    return (SPECIAL[error.keyword] ?? explainKeyword)(error, place, target);
  });
  const problems = [
    ...own,
    ...explainUnion(schemas, value, target, path),
    ...(target.allOf ?? []).flatMap((part) => explainMismatch(schemas, value, part, path)),
    ...explainMembers(schemas, value, target, path),
  ];
  return uniqueProblems(
    problems.length > 0 ? problems : explainPlainly(schemas, value, schema, path),
  );
}

/** What the validator says, for keywords of an author's own schema that are not told apart here. */
function explainPlainly(
  schemas: Schemas,
  value: unknown,
  schema: JsonSchema,
  path: ValuePath,
): readonly Problem[] {
  return schemas
    .check(value, schema)
    .map((error) => explainKeyword(error, [...path, ...readPointer(error.instancePath, value)]));
}

/** Of a union only the branch is explained that was meant; all of them would say too much. */
function explainUnion(
  schemas: Schemas,
  value: unknown,
  { anyOf }: JsonSchema,
  path: ValuePath,
): readonly Problem[] {
  if (anyOf === undefined || anyOf.some((branch) => schemas.accepts(value, branch))) return [];
  const branch = chooseBranch(schemas, anyOf, value);
  if (branch !== undefined) return explainMismatch(schemas, value, branch, path);
  const expected = describeSchema({ anyOf }, (schema) => schemas.resolve(schema));
  return [{ path, text: `expected ${expected}, given ${showGiven(value)}` }];
}

function explainMembers(
  schemas: Schemas,
  value: unknown,
  schema: JsonSchema,
  path: ValuePath,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [step, member] of listSteps(value)) {
    const declared =
      typeof step === "number" ? elementSchemaAt(schema, step) : memberSchema(schema, step);
    if (declared === undefined) continue;
    problems.push(...explainMismatch(schemas, member, declared, [...path, step]));
    if (problems.length >= ENOUGH) break;
  }
  return problems;
}

function listSteps(value: unknown): Iterable<readonly [string | number, unknown]> {
  return Array.isArray(value) ? value.entries() : listMembers(value);
}

type Explain = (error: SchemaError, path: ValuePath, schema: JsonSchema) => Problem;

function explainKeyword(error: SchemaError, path: ValuePath): Problem {
  return { path, text: `expected ${describeExpectation(error)}, given ${showGiven(error.data)}` };
}

/** Keywords whose problem is not with the value at their place but with one of its members. */
const SPECIAL: Readonly<Record<string, Explain>> = {
  required: (error, path) => ({
    path: [...path, String(error.params.missingProperty)],
    text: "is required, but was not given",
  }),
  additionalProperties: (error, path, { properties = {} }) => {
    const name = String(error.params.additionalProperty);
    return {
      path: [...path, name],
      text: `is not known; ${suggestName(name, Object.keys(properties))}`,
    };
  },
  propertyNames: (error, path) => ({
    path: [...path, String(error.params.propertyName)],
    text: "is not a name that is allowed here",
  }),
};

function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
