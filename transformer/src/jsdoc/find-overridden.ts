import ts from "typescript";

/**
 * Finds the declarations that a member of a class or interface overrides or implements directly: in the
 * base class first, then in the interfaces as they are listed. What those override is found by asking again.
 */
export function findOverridden(member: ts.Declaration, checker: ts.TypeChecker): ts.Declaration[] {
  const owner = member.parent;
  const name = ts.getNameOfDeclaration(member);
  const symbol = name && checker.getSymbolAtLocation(name);
  if (!symbol || !(ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner))) return [];
  const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
  return findBaseTypes(owner, isStatic, checker).flatMap(
    (type) =>
      type
        .getProperty(symbol.name)
        ?.declarations?.filter((declaration) => declaration !== member) ?? [],
  );
}

/** The types after `extends`, then those after `implements`; a static member has only the base class. */
function findBaseTypes(
  owner: ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
  isStatic: boolean,
  checker: ts.TypeChecker,
): ts.Type[] {
  const clauses = [...(owner.heritageClauses ?? [])].filter(
    ({ token }) => !isStatic || token === ts.SyntaxKind.ExtendsKeyword,
  );
  // In source order a class names its base class first: the grammar allows nothing else.
  return clauses.flatMap(({ types }) =>
    types.map((type) => checker.getTypeAtLocation(isStatic ? type.expression : type)),
  );
}
