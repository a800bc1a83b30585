import ts from "typescript";

import { followAlias } from "../checker/follow-alias.js";
import type { DeclaredDocumentation } from "./declared-documentation.js";
import { DocumentationReader } from "./documentation-reader.js";
import { mergeConstraints } from "./merge-constraints.js";
import type { MemberDocumentation } from "./member-documentation.js";
import { selectProblems } from "./select-problems.js";
import { withDeprecation } from "./with-deprecation.js";

/**
 * Reads what the comments of a property, an alias, an interface, a class or an enum say to a model. A symbol
 * with several declarations takes the first text and the constraints of all. Texts of TypeScript's own
 * library do not count. Nothing is thrown: a tag that cannot be read is among the problems.
 */
export function readMemberDocumentation(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): MemberDocumentation {
  const target = followAlias(symbol, checker);
  const reader = new DocumentationReader(checker);
  const declared = (target.declarations ?? []).map((declaration) => readOne(declaration, reader));
  const constraints = mergeConstraints([...declared].reverse().flatMap((one) => one.constraints));
  const deprecated = declared.find((one) => one.deprecated !== undefined)?.deprecated;
  const text = declared.find(({ description }) => description !== "")?.description ?? "";
  return {
    description: withDeprecation(text, deprecated) || undefined,
    constraints,
    deprecated,
    problems: selectProblems(declared.flatMap(({ problems }) => problems)),
  };
}

/** `constructor(readonly title: string)` may be described by the constructor's `@param title`. */
function readOne(
  declaration: ts.Declaration,
  reader: DocumentationReader,
): Pick<DeclaredDocumentation, "description" | "deprecated" | "constraints" | "problems"> {
  const own = reader.read(declaration);
  const owner = declaration.parent;
  if (own.documented || !ts.isParameter(declaration) || !ts.isConstructorDeclaration(owner)) {
    return own;
  }
  const { signature, parameters, problems } = reader.read(owner);
  const index = signature.indexOf(declaration);
  const tagged = parameters.find((other) => other.index === index && other.path.length === 0);
  if (!tagged) return own;
  const { description = "", constraints } = tagged.documentation;
  return { description, constraints, problems };
}
