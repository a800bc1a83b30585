import ts from "typescript";

import type { CommentText } from "./comment-text.js";
import type { Constraint } from "./constraint.js";
import type { DeclaredDocumentation } from "./declared-documentation.js";
import { findDocComment } from "./find-doc-comment.js";
import { findParameters } from "./find-parameters.js";
import { inheritParameters } from "./inherit-parameters.js";
import { Inheritance, type ReadDeclaration } from "./inheritance.js";
import { mergeConstraints } from "./merge-constraints.js";
import { readComment, type CommentParts } from "./read-comment.js";
import { readConstraint } from "./read-constraint.js";
import { readOwnParameters } from "./read-own-parameters.js";
import { renderText, type RenderedText } from "./render-text.js";

type Pick<Value> = (source: DeclaredDocumentation) => Value | undefined;

/**
 * Reads the documentation of one declaration: its own comment, completed part by part with what it
 * inherits. `read` gives that of other declarations.
 */
export function readDeclaration(
  declaration: ts.Declaration,
  read: ReadDeclaration,
  checker: ts.TypeChecker,
): DeclaredDocumentation {
  const parts = findParts(declaration, checker);
  const inheritance = new Inheritance(declaration, read, checker);
  const { problems } = inheritance;
  const render = (text: CommentText, pick: Pick<string>): RenderedText => {
    const rendered = renderText(
      text,
      (target, span) => findFirst(inheritance.follow(target, span), pick) ?? "",
    );
    problems.push(...rendered.problems);
    return rendered;
  };
  if (parts?.inherit) inheritance.follow(parts.inherit.body.text.trim(), parts.inherit.span);
  const signature = findParameters(declaration, checker);
  const own = readOwn(parts, render);
  const parameters = readOwnParameters(
    parts?.parameters ?? [],
    signature ?? [],
    render,
    read,
    checker,
  );
  const constraints = parts && !signature ? readConstraints(parts, own.inline, inheritance) : [];
  const { sources } = inheritance;
  const whole = parts && !inheritance.isExplicit ? [] : sources;
  // The last of a keyword wins, so what comes first in precedence goes to the end.
  const inherited = [...whole].reverse().flatMap((source) => source.constraints);
  return {
    span: parts?.span,
    documented: parts !== undefined || sources.some(({ documented }) => documented),
    description: own.description || (findFirst(sources, ({ description }) => description) ?? ""),
    example: own.example ?? findFirst(whole, ({ example }) => example),
    deprecated: own.deprecated ?? findFirst(whole, ({ deprecated }) => deprecated),
    returns: own.returns ?? findFirst(sources, ({ returns }) => returns),
    constraints: mergeConstraints([...inherited, ...constraints]),
    signature: signature ?? [],
    parameters: inheritParameters(parameters.parameters, signature ?? [], sources),
    parameterTags: parameters.tags,
    problems: [
      ...(parts?.problems ?? []),
      ...problems,
      ...sources.flatMap((source) => source.problems),
    ],
  };
}

/** The comment of the declaration itself or, for the body of an overloaded one, of an overload. */
function findParts(declaration: ts.Declaration, checker: ts.TypeChecker): CommentParts | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  const overloads = ts.isFunctionLike(declaration)
    ? ((name && checker.getSymbolAtLocation(name))?.declarations ?? []).filter(
        (other) =>
          other !== declaration && other.parent === declaration.parent && ts.isFunctionLike(other),
      )
    : [];
  for (const candidate of [declaration, ...overloads]) {
    const comment = findDocComment(candidate);
    const parts = comment && readComment(comment);
    if (parts) return parts;
  }
  return undefined;
}

interface OwnTexts {
  readonly description: string;
  readonly example?: string;
  readonly deprecated?: string | true;
  readonly returns?: string;
  /** From inline tags in the description. */
  readonly inline: readonly Constraint[];
}

function readOwn(
  parts: CommentParts | undefined,
  render: (text: CommentText, pick: Pick<string>) => RenderedText,
): OwnTexts {
  if (!parts) return { description: "", inline: [] };
  const { example, deprecated, returns } = parts;
  const texts = parts.description.map((text) => render(text, ({ description }) => description));
  const note = deprecated && render(deprecated, (source) => textOf(source.deprecated)).text;
  return {
    description: texts.flatMap(({ text }) => (text === "" ? [] : [text])).join("\n\n"),
    example: example && render(example, (source) => source.example).text,
    deprecated:
      note === undefined ? texts.find((text) => text.deprecated)?.deprecated : note || true,
    returns: returns && (render(returns, (source) => source.returns).text || undefined),
    inline: texts.flatMap(({ constraints }) => constraints),
  };
}

function readConstraints(
  parts: CommentParts,
  inline: readonly Constraint[],
  { problems }: Inheritance,
): Constraint[] {
  const constraints = [...inline];
  for (const tag of parts.constraints) readConstraint(tag, { constraints, problems });
  return constraints;
}

function findFirst<Value>(
  sources: readonly DeclaredDocumentation[],
  pick: Pick<Value>,
): Value | undefined {
  return sources.map(pick).find((value) => value !== undefined && value !== "");
}

function textOf(value: string | true | undefined): string | undefined {
  return value === true ? undefined : value;
}
