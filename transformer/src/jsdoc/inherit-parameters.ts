import ts from "typescript";

import type { DeclaredDocumentation, DeclaredParameter } from "./declared-documentation.js";
import { mergeConstraints } from "./merge-constraints.js";
import type { ParameterDocumentation } from "./parameter-documentation.js";

/**
 * Completes the documentation of a method's parameters, parameter by parameter, with what `sources` say, the
 * first one first. A parameter that goes by another name in a source is taken from the same position.
 */
export function inheritParameters(
  own: readonly DeclaredParameter[],
  signature: readonly ts.ParameterDeclaration[],
  sources: readonly DeclaredDocumentation[],
): DeclaredParameter[] {
  const merged = new Map<string, DeclaredParameter>();
  const inherited = sources.flatMap((source) => moveParameters(source, signature));
  for (const parameter of [...own, ...inherited]) {
    const key = [parameter.index, ...parameter.path].join(".");
    const known = merged.get(key);
    merged.set(key, known ? complete(known, parameter.documentation) : parameter);
  }
  return [...merged.values()];
}

/** A tag with a text replaces the inherited one as a whole; one without takes what is missing. */
function complete(known: DeclaredParameter, further: ParameterDocumentation): DeclaredParameter {
  const { documentation } = known;
  if (documentation.description !== undefined) return known;
  const constraints = mergeConstraints([...further.constraints, ...documentation.constraints]);
  return {
    ...known,
    documentation: {
      ...documentation,
      description: further.description,
      constraints,
    },
  };
}

function moveParameters(
  { signature, parameters }: DeclaredDocumentation,
  target: readonly ts.ParameterDeclaration[],
): DeclaredParameter[] {
  const sourceNames = signature.map(nameOf);
  const targetNames = target.map(nameOf);
  return parameters.flatMap((parameter) => {
    const name = sourceNames[parameter.index];
    const sameName = name === undefined ? -1 : targetNames.indexOf(name);
    if (sameName >= 0) return [{ ...parameter, index: sameName }];
    const other = targetNames[parameter.index];
    const taken = other !== undefined && sourceNames.includes(other);
    return taken || parameter.index >= target.length ? [] : [parameter];
  });
}

function nameOf({ name }: ts.ParameterDeclaration): string | undefined {
  return ts.isIdentifier(name) ? name.text : undefined;
}
