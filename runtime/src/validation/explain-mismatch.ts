import type { JsonSchema } from "@toolmeta/contract";
import { chooseBranch } from "./choose-branch.js";
import { describeExpectation, describeSchema } from "./expectations.js";
import { suggestName } from "./suggest-name.js";
import { showGiven } from "./problem.js";
import type { Problem } from "./problem.js";
import type { SchemaError, Schemas } from "./open-schemas.js";
import { readPointer } from "./value-path.js";
import type { ValuePath } from "./value-path.js";

/** What is wrong with a value, one problem a place; empty when it fits. */
export function explainMismatch(
  schemas: Schemas,
  value: unknown,
  schema: JsonSchema = schemas.root,
  at: ValuePath = [],
): readonly Problem[] {
  const errors = schemas.check(value, schema);
  const problems = withoutBranches(errors).flatMap((error): readonly Problem[] => {
    const path = [...at, ...readPointer(error.instancePath, value)];
    if (error.keyword === "anyOf") return explainUnion(schemas, error, path);
    const explain = SPECIAL[error.keyword] ?? explainKeyword;
    return [explain(error, path)];
  });
  return uniqueProblems(problems);
}

/** An error of a union comes after those of its branches, which say too much: only one branch was meant. */
function withoutBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword === "anyOf") {
      while (kept.length > 0 && isInside(kept.at(-1), error)) kept.pop();
    }
    kept.push(error);
  }
  return kept;
}

function isInside(inner: SchemaError | undefined, union: SchemaError): boolean {
  if (inner?.instancePath.startsWith(union.instancePath) !== true) return false;
  // A reference starts a path of its own.
  return (
    inner.schemaPath.startsWith(`${union.schemaPath}/`) || inner.schemaPath.startsWith("#/$defs/")
  );
}

function explainUnion(schemas: Schemas, error: SchemaError, path: ValuePath): readonly Problem[] {
  const branches = schemasOf(error.schema);
  const branch = chooseBranch(schemas, branches, error.data);
  if (branch !== undefined) return explainMismatch(schemas, error.data, branch, path);
  const expected = describeSchema({ anyOf: branches }, (schema) => schemas.resolve(schema));
  return [{ path, text: `expected ${expected}, given ${showGiven(error.data)}` }];
}

// The keyword's value in a schema that ajv has accepted.
function schemasOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}

function explainKeyword(error: SchemaError, path: ValuePath): Problem {
  return { path, text: `expected ${describeExpectation(error)}, given ${showGiven(error.data)}` };
}

/** Keywords whose problem is not with the value at their place but with one of its members. */
const SPECIAL: Readonly<Record<string, (error: SchemaError, path: ValuePath) => Problem>> = {
  required: (error, path) => ({
    path: [...path, String(error.params.missingProperty)],
    text: "is required, but was not given",
  }),
  additionalProperties: (error, path) => {
    const name = String(error.params.additionalProperty);
    const known = Object.keys(
      isSchema(error.parentSchema) ? (error.parentSchema.properties ?? {}) : {},
    );
    return { path: [...path, name], text: `is not known; ${suggestName(name, known)}` };
  },
  propertyNames: (error, path) => ({
    path: [...path, String(error.params.propertyName)],
    text: "is not a name that is allowed here",
  }),
};

function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...seen.values()];
}
