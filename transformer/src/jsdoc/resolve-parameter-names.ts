import ts from "typescript";

/** What the dotted name of a `@param` tag means in a signature. */
export interface ResolvedName {
  /** Position among the parameters, `this` not counted; undefined when the name means none of them. */
  readonly index?: number;
  /** The members below the parameter. */
  readonly path: readonly string[];
}

/**
 * Resolves the names of `@param` tags, given in their order. A parameter with a name is meant by it. A
 * destructured parameter has none: its members are meant by their own names, or below a made-up root
 * (`root0.to`) that stands at the parameter's position or, failing that, is the next unknown one.
 */
export function resolveParameterNames(
  names: readonly string[],
  parameters: readonly ts.ParameterDeclaration[],
  checker: ts.TypeChecker,
): ResolvedName[] {
  const paths = names.map((name) => name.split("."));
  const roots = [...new Set(paths.map(([root = ""]) => root))];
  const direct = new Map(roots.map((root) => [root, findNamed(root, parameters)]));
  const members = new Map(roots.map((root) => [root, findPatternWith(root, parameters, checker)]));
  const madeUp = matchRoots(
    roots.filter((root) => direct.get(root) === undefined),
    roots,
    new Set(paths.filter((path) => path.length > 1).map(([root = ""]) => root)),
    parameters,
  );
  return paths.map((path) => {
    const [root = "", ...rest] = path;
    const named = direct.get(root);
    if (named !== undefined) return { index: named, path: rest };
    const pattern = madeUp.get(root);
    const member = members.get(root);
    const [below = root] = rest;
    const pointsBelowRoot =
      rest.length > 0 && pattern !== undefined && hasMember(parameters[pattern], below, checker);
    if (member !== undefined && !pointsBelowRoot) return { index: member, path };
    return { index: pattern, path: rest };
  });
}

function findNamed(
  name: string,
  parameters: readonly ts.ParameterDeclaration[],
): number | undefined {
  const index = parameters.findIndex(
    (parameter) => ts.isIdentifier(parameter.name) && parameter.name.text === name,
  );
  return index < 0 ? undefined : index;
}

function findPatternWith(
  member: string,
  parameters: readonly ts.ParameterDeclaration[],
  checker: ts.TypeChecker,
): number | undefined {
  const index = parameters.findIndex((parameter) => hasMember(parameter, member, checker));
  return index < 0 ? undefined : index;
}

function hasMember(
  parameter: ts.ParameterDeclaration | undefined,
  member: string,
  checker: ts.TypeChecker,
): boolean {
  if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return false;
  return checker.getTypeAtLocation(parameter).getProperty(member) !== undefined;
}

/** Matches unknown roots with destructured parameters: by position, then the rest in order. */
function matchRoots(
  unknown: readonly string[],
  roots: readonly string[],
  withMembers: ReadonlySet<string>,
  parameters: readonly ts.ParameterDeclaration[],
): Map<string, number> {
  const free = new Set(
    parameters.flatMap(({ name }, index) => (ts.isIdentifier(name) ? [] : [index])),
  );
  const matched = new Map<string, number>();
  for (const root of unknown) {
    const position = roots.indexOf(root);
    if (free.delete(position)) matched.set(root, position);
  }
  for (const root of unknown) {
    const [next] = free;
    if (matched.has(root) || !withMembers.has(root) || next === undefined) continue;
    free.delete(next);
    matched.set(root, next);
  }
  return matched;
}
