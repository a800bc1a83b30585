import type { CommentText } from "./comment-text.js";
import type { Constraint } from "./constraint.js";
import type { DocumentationProblem } from "./documentation-problem.js";
import type { SourceSpan } from "../diagnostics/source-span.js";
import { TAG_TABLE } from "./tag-table.js";
import { VALUE_KINDS } from "./value-kinds.js";

/** What came of constraint tags: the values that could be read and the problems of the others. */
export interface Constraints {
  readonly constraints: Constraint[];
  readonly problems: DocumentationProblem[];
}

/** A tag as it stands in a comment. */
export interface WrittenTag {
  readonly name: string;
  readonly body: CommentText;
  readonly span: SourceSpan;
}

/**
 * Reads the value of a constraint tag as the tag table says and adds it, or the problem it has, to
 * `found`. Tags that set no keyword are passed over, and so is `@default undefined`, which sets none.
 */
export function readConstraint(tag: WrittenTag, found: Constraints): void {
  const { keyword, value: kind } = TAG_TABLE.get(tag.name) ?? {};
  if (!keyword || !kind) return;
  const body = tag.body.trim();
  const raw = body.text.replaceAll("*\\/", "*/");
  if (keyword === "default" && raw === "undefined") return;
  const span = raw === "" ? tag.span : body.span();
  const value = VALUE_KINDS[kind].read(raw);
  if (value !== undefined) {
    found.constraints.push({ tag: tag.name, keyword, value, raw, span });
    return;
  }
  const given = raw === "" ? "nothing was given" : `${quote(raw)} was given`;
  const message = `@${tag.name} takes ${VALUE_KINDS[kind].expected}, but ${given}. Correct the value or remove the tag; until then the schema has no "${keyword}" from it.`;
  found.problems.push({ tag: tag.name, message, span });
}

/** A long value is cut: the position shows the rest. */
function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
