import type { CommentText } from "./comment-text.js";
import { findCode } from "./find-code.js";
import { findInlineTags, type InlineTag } from "./find-inline-tags.js";
import { readConstraint, type Constraints } from "./read-constraint.js";
import type { SourceSpan } from "../diagnostics/source-span.js";
import { TAG_TABLE, type TagRole } from "./tag-table.js";

/** A text as the model reads it, with what its inline tags say beside it. */
export interface RenderedText extends Constraints {
  readonly text: string;
  /** The text of `{@deprecated …}`, or true where it has none. */
  readonly deprecated?: string | true;
}

/** Gives the text that `{@inheritDoc target}` stands for; the target is empty where none is named. */
export type InheritText = (target: string, span: SourceSpan) => string;

/**
 * Turns a text of a comment into what the model reads: links become their text, constraint tags are read
 * and taken out, `{@inheritDoc}` is replaced, unknown inline tags are dropped. Code stays as written.
 */
export function renderText(source: CommentText, inherit: InheritText): RenderedText {
  const found: Constraints = { constraints: [], problems: [] };
  const deprecated: string[] = [];
  const render: Partial<Record<TagRole, (tag: InlineTag) => string>> = {
    link: ({ body }) => linkText(body.text),
    literal: ({ body }) => body.text,
    inherit: ({ body, span }) => inherit(body.text, span),
    deprecated: ({ body }) => {
      deprecated.push(body.text);
      return "";
    },
  };
  const parts = new TextParts();
  let from = 0;
  for (const tag of findInlineTags(source)) {
    const { role } = TAG_TABLE.get(tag.name) ?? {};
    parts.add(unescapeText(source.text.slice(from, tag.start)));
    readConstraint(tag, found);
    parts.replace((role && render[role]?.(tag)) ?? "", role === "link");
    from = tag.end;
  }
  parts.add(unescapeText(source.text.slice(from)));
  const [note] = deprecated;
  return {
    ...found,
    text: parts.text.trim(),
    ...(note !== undefined && { deprecated: note || true }),
  };
}

/** Builds the text so that a tag that leaves nothing behind leaves no hole either. */
class TextParts {
  text = "";
  private hole = false;

  add(text: string): void {
    const atLineStart = this.text === "" || this.text.endsWith("\n");
    this.text += this.hole && atLineStart ? text.replace(/^(?:[ \t]*\n|[ \t]+)/, "") : text;
    this.hole = false;
  }

  replace(text: string, link: boolean): void {
    // `[text]{@link target}` is the older way of writing a link with a text.
    const label = link ? /\[([^[\]\n]+)\]$/.exec(this.text) : null;
    if (label) this.text = this.text.slice(0, label.index) + (label[1] ?? "");
    else if (text !== "") this.text += text;
    else {
      this.text = this.text.replace(/[ \t]+$/, "");
      this.hole = true;
    }
  }
}

/** The text of a link where it has one, else what it points to. */
function linkText(body: string): string {
  const [, target = "", text = ""] = /^([^\s|]*)\s*\|?\s*([\s\S]*)$/.exec(body) ?? [];
  return text === "" ? target : text;
}

/** `*\/` is the only way to write the end of a comment inside one; `\@` keeps an `@` from being a tag. */
function unescapeText(text: string): string {
  const plain = text.replaceAll("*\\/", "*/");
  if (!plain.includes("\\")) return plain;
  const code = findCode(plain);
  return plain.replace(/\\(?=\{?@)/g, (escape, index: number) =>
    code.some((range) => index >= range.start && index < range.end) ? escape : "",
  );
}
