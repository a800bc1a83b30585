import ts from "typescript";

/** Where an argument stands in a signature: its parameter's name, or its part of a destructured parameter. */
export function argumentNode(method: ts.MethodDeclaration, name: string): ts.Node {
  return argumentDeclaration(method, name)?.name ?? patternOf(method) ?? method.name;
}

/** The parameter, or the part of a destructured one, that declares an argument. */
export function argumentDeclaration(
  method: ts.MethodDeclaration,
  name: string,
): ts.ParameterDeclaration | ts.BindingElement | undefined {
  const declarations = method.parameters.flatMap(
    (parameter): readonly (ts.ParameterDeclaration | ts.BindingElement)[] =>
      ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : [parameter],
  );
  return declarations.find((declaration) => sentName(declaration) === name);
}

function sentName(declaration: ts.ParameterDeclaration | ts.BindingElement): string | undefined {
  const property = ts.isBindingElement(declaration) ? declaration.propertyName : undefined;
  const name = property ?? declaration.name;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

/** A destructured parameter gives arguments that its pattern does not name, too. */
function patternOf(method: ts.MethodDeclaration): ts.BindingName | undefined {
  return method.parameters.find(({ name }) => ts.isObjectBindingPattern(name))?.name;
}
