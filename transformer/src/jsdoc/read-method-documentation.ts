import ts from "typescript";

import type { DeclaredParameter } from "./declared-documentation.js";
import { DocumentationReader } from "./documentation-reader.js";
import type { MethodDocumentation } from "./method-documentation.js";
import type { ParameterDocumentation } from "./parameter-documentation.js";
import { selectProblems } from "./select-problems.js";
import { withDeprecation } from "./with-deprecation.js";

const EXAMPLE = /^[ \t]*(?:\*\*)?Examples?:/m;

/**
 * Reads what the comment of a method says to a model. The last comment before the method counts; what it
 * leaves out is taken, part by part, from what the method overrides or implements: base classes first, then
 * interfaces. Nothing is thrown: a tag that cannot be read is among the problems.
 */
export function readMethodDocumentation(
  method: ts.MethodDeclaration,
  checker: ts.TypeChecker,
): MethodDocumentation {
  const declared = new DocumentationReader(checker).read(method);
  const { description, example, deprecated, signature, parameters } = declared;
  const line = example === undefined || EXAMPLE.test(description) ? "" : `Example: ${example}`;
  const text = [description, line].filter((part) => part !== "").join("\n\n");
  return {
    description: withDeprecation(text, deprecated),
    parameters: nameParameters(parameters, signature),
    returns: declared.returns,
    deprecated,
    parameterTags: declared.parameterTags,
    problems: selectProblems(declared.problems),
  };
}

function nameParameters(
  parameters: readonly DeclaredParameter[],
  signature: readonly ts.ParameterDeclaration[],
): Map<string, ParameterDocumentation> {
  const named = new Map<string, ParameterDocumentation>();
  for (const { index, path, documentation } of parameters) {
    const name = signature[index]?.name;
    const key = [...(name && ts.isIdentifier(name) ? [name.text] : []), ...path].join(".");
    if (key !== "" && !named.has(key)) named.set(key, documentation);
  }
  return named;
}
