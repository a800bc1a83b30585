import ts from "typescript";
import { resolveSyntax } from "./resolve-syntax.js";

/**
 * The syntax of one member of a written union (`Port` in `Port | null`), by which the alias is found that the
 * checker forgets of a primitive. Undefined where none is of that type, or where another went into it, as
 * `""` goes into `Code | ""`: what the alias says is not true of that one.
 */
export function findMemberSyntax(
  union: ts.TypeNode | undefined,
  member: ts.Type,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const [found, ...others] = membersOf(union, checker).filter((node) =>
    checker.isTypeAssignableTo(checker.getTypeFromTypeNode(node), member),
  );
  const isOnly = found !== undefined && others.length === 0;
  return isOnly && checker.getTypeFromTypeNode(found) === member ? found : undefined;
}

function membersOf(node: ts.TypeNode | undefined, checker: ts.TypeChecker): readonly ts.TypeNode[] {
  const syntax = resolveSyntax(node, checker);
  if (syntax === undefined || !ts.isUnionTypeNode(syntax)) return node === undefined ? [] : [node];
  return syntax.types.flatMap((member) => membersOf(member, checker));
}
