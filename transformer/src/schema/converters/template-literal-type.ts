import ts from "typescript";
import type { TypeConverter } from "../conversion.js";

const ANY_TEXT = "[\\s\\S]*";
/** Exponents are short, because the checker takes finite numbers only. */
const DECIMAL = "[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?";
const RADIX = "0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+";

/** What the checker takes for a placeholder of each kind. */
const PLACEHOLDERS: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.Any, ANY_TEXT],
  [ts.TypeFlags.String, ANY_TEXT],
  [ts.TypeFlags.Number, `(?:${DECIMAL}|${RADIX})`],
  [ts.TypeFlags.BigInt, `-?(?:0|[1-9][0-9]*|${RADIX})`],
];

/** A template literal type with open placeholders: a string with a pattern. Finite ones arrive as unions. */
export const templateLiteralType: TypeConverter = {
  supports: (type) =>
    (type.flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !== 0,
  convert(type, place, conversion) {
    const body = patternOf(type, conversion.checker);
    if (body === undefined) {
      const text = conversion.checker.typeToString(type);
      return conversion.refuse(`${text} has no pattern that every client reads alike`, place);
    }
    return { type: "string", pattern: `^${body}$` };
  },
};

function patternOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!isTemplate(type)) return PLACEHOLDERS.find(([flag]) => (type.flags & flag) !== 0)?.[1];
  let body = escape(type.texts[0] ?? "");
  for (const [index, placeholder] of type.types.entries()) {
    const part = patternOf(placeholder, checker);
    if (part === undefined) return undefined;
    const next = type.texts[index + 1] ?? "";
    const isLast = index === type.types.length - 1;
    body += (part === ANY_TEXT && !isLast ? textBefore(next) : part) + escape(next);
  }
  return body;
}

/** Text before a separator ends at the first one: to the checker, `a-b-1` is no `${string}-${number}`. */
function textBefore(separator: string): string {
  if (separator.length !== 1) return ANY_TEXT;
  return `[^${/[\\\]^-]/.test(separator) ? "\\" : ""}${separator}]*`;
}

function isTemplate(type: ts.Type): type is ts.TemplateLiteralType {
  return (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
}

/** Escapes only what both regular expression modes, with and without `u`, take an escape for. */
function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
