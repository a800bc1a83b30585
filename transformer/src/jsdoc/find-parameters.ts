import ts from "typescript";

/**
 * Finds the parameters of a method, a function or a member of a function type, without the pseudo-parameter
 * `this`. Undefined for a declaration that cannot be called.
 */
export function findParameters(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): readonly ts.ParameterDeclaration[] | undefined {
  return findSignature(declaration, checker)?.parameters.filter(
    (parameter): parameter is ts.ParameterDeclaration =>
      ts.isParameter(parameter) &&
      !(ts.isIdentifier(parameter.name) && parameter.name.text === "this"),
  );
}

function findSignature(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): { readonly parameters: readonly ts.Node[] } | undefined {
  if (ts.isFunctionLike(declaration)) return declaration;
  const mayHoldFunction =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration);
  if (!mayHoldFunction) return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(declaration));
  return type.getCallSignatures()[0]?.declaration;
}
