import ts from "typescript";

import type { CommentText } from "./comment-text.js";
import { cleanComment } from "./clean-comment.js";
import type { DocumentationProblem } from "./documentation-problem.js";
import { readGoogleSections } from "./read-google-sections.js";
import { readParameterTag, type NamedText } from "./read-parameter-tag.js";
import { skipType } from "./skip-type.js";
import type { SourceSpan } from "../diagnostics/source-span.js";
import { splitComment, type BlockTag } from "./split-comment.js";
import { TAG_TABLE, type TagRole } from "./tag-table.js";

/** A comment taken apart, its texts not yet rendered. */
export interface CommentParts {
  readonly span: SourceSpan;
  /** The opening block in its paragraphs, with the sections taken out. */
  description: readonly CommentText[];
  readonly parameters: NamedText[];
  returns?: CommentText;
  /** An example that stands on the line of its tag. */
  example?: CommentText;
  deprecated?: CommentText;
  /** A block tag `@inheritDoc` with its target. */
  inherit?: BlockTag;
  /** The tags that set a keyword on a member. */
  readonly constraints: BlockTag[];
  readonly problems: DocumentationProblem[];
}

type TagReader = (parts: CommentParts, tag: BlockTag) => void;

const READERS: Partial<Record<TagRole, TagReader>> = {
  parameter: addParameter,
  returns: (parts, { body }) => {
    parts.returns ??= withoutType(body);
  },
  description: (parts, { body }) => {
    if (parts.description.every(({ text }) => text === "")) parts.description = [bodyText(body)];
  },
  example: (parts, tag) => {
    if (isOneLine(tag.body.text)) parts.example ??= tag.body.trim();
    parts.constraints.push(tag);
  },
  deprecated: (parts, tag) => {
    parts.deprecated ??= tag.body.trim();
    parts.constraints.push(tag);
  },
  inherit: (parts, tag) => {
    parts.inherit ??= tag;
  },
  keyword: (parts, tag) => {
    parts.constraints.push(tag);
  },
};

/** Takes a comment apart. Undefined for one at the top of a file that is about it (`@license`). */
export function readComment(span: SourceSpan): CommentParts | undefined {
  const { opening, tags } = splitComment(cleanComment(span));
  const isFileComment = tags.some(({ name }) => TAG_TABLE.get(name)?.role === "file");
  if (isFileComment && isAboveAllCode(span)) return undefined;
  const parts: CommentParts = {
    span,
    description: [opening],
    parameters: [],
    constraints: [],
    problems: [],
  };
  if (tags.length === 0) {
    const { parameters, ...sections } = readGoogleSections(opening);
    return { ...parts, ...sections, parameters: [...parameters] };
  }
  for (const tag of tags) {
    const { role } = TAG_TABLE.get(tag.name) ?? {};
    if (role) READERS[role]?.(parts, tag);
  }
  return parts;
}

function isAboveAllCode({ sourceFile, start }: SourceSpan): boolean {
  const comments = ts.getLeadingCommentRanges(sourceFile.text, 0) ?? [];
  return comments.some(({ pos }) => pos === start);
}

function addParameter(parts: CommentParts, tag: BlockTag): void {
  const parameter = readParameterTag(tag.body);
  if (parameter) {
    parts.parameters.push(parameter);
    return;
  }
  const message = `@${tag.name} takes the name of a parameter and a text, for example "@param path - Where to look.", but no name was given. Name the parameter or remove the tag.`;
  parts.problems.push({ tag: tag.name, message, span: tag.span });
}

/** The text of `@returns {T} - text`. */
function withoutType(body: CommentText): CommentText {
  const start = skipType(body.text, 0);
  const dash = /^[ \t]*(?:-{1,2}|[–—])(?=\s)/.exec(body.text.slice(start))?.[0] ?? "";
  return bodyText(body.slice(start + dash.length));
}

function bodyText(body: CommentText): CommentText {
  return body.dedent("second");
}

function isOneLine(text: string): boolean {
  return text.trim() !== "" && !/^\s*\n|\n\s*\S/.test(text);
}
