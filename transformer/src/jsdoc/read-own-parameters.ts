import type ts from "typescript";

import type { DeclaredDocumentation, DeclaredParameter } from "./declared-documentation.js";
import { findDocComment } from "./find-doc-comment.js";
import { mergeConstraints } from "./merge-constraints.js";
import type { ReadDeclaration } from "./inheritance.js";
import type { ParameterTag } from "./method-documentation.js";
import type { NamedText } from "./read-parameter-tag.js";
import type { RenderedText } from "./render-text.js";
import { resolveParameterNames } from "./resolve-parameter-names.js";
import { withDeprecation } from "./with-deprecation.js";

/** What a method's own comment and the comments before its parameters say. */
export interface OwnParameters {
  readonly parameters: readonly DeclaredParameter[];
  readonly tags: readonly ParameterTag[];
}

/** Renders the text of a parameter; `{@inheritDoc}` in it takes what `pick` finds in a source. */
export type RenderParameter = (
  text: NamedText["text"],
  pick: (source: DeclaredDocumentation) => string | undefined,
) => RenderedText;

/**
 * Reads the documentation of a method's parameters: its `@param` tags, and for parameters that have none,
 * the comment before the parameter itself.
 */
export function readOwnParameters(
  texts: readonly NamedText[],
  signature: readonly ts.ParameterDeclaration[],
  render: RenderParameter,
  read: ReadDeclaration,
  checker: ts.TypeChecker,
): OwnParameters {
  const names = texts.map(({ name }) => name);
  const resolved = resolveParameterNames(names, signature, checker);
  const tags = texts.map(({ name, span }, position): ParameterTag => {
    const { index, path = [] } = resolved[position] ?? {};
    return { name, span, path, parameter: index === undefined ? undefined : signature[index] };
  });
  const tagged = texts.flatMap((text, position): DeclaredParameter[] => {
    const { index, path = [] } = resolved[position] ?? {};
    if (index === undefined) return [];
    return [{ index, path, documentation: readTagged(text, index, path, render) }];
  });
  const commented = signature.flatMap((parameter, index) => readCommented(parameter, index, read));
  return { parameters: [...tagged, ...commented], tags };
}

function readTagged(
  { text, span }: NamedText,
  index: number,
  path: readonly string[],
  render: RenderParameter,
): DeclaredParameter["documentation"] {
  const rendered = render(
    text,
    ({ parameters }) =>
      parameters.find((other) => other.index === index && other.path.join(".") === path.join("."))
        ?.documentation.description,
  );
  const constraints = mergeConstraints(rendered.constraints);
  return {
    description: withDeprecation(rendered.text, rendered.deprecated) || undefined,
    constraints,
    span,
  };
}

function readCommented(
  parameter: ts.ParameterDeclaration,
  index: number,
  read: ReadDeclaration,
): DeclaredParameter[] {
  // Few parameters have one, and only their own comment counts here.
  if (findDocComment(parameter) === undefined) return [];
  const { span, description, deprecated, constraints } = read(parameter);
  if (!span) return [];
  const text = withDeprecation(description, deprecated) || undefined;
  return [{ index, path: [], documentation: { description: text, constraints, span } }];
}
