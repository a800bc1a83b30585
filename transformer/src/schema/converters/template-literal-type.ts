import ts from "typescript";
import type { TypeConverter } from "../conversion.js";

/**
 * The pattern of a placeholder. `separator` is the text between it and the next placeholder: the checker
 * ends a placeholder where its separator first stands, so that `a-b-1` is no `${string}-${number}`.
 * It is undefined for the last placeholder, which takes all that is left.
 */
type Placeholder = (separator: string | undefined) => string;

const RADIX = "0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+";

/** What the checker takes for a placeholder of each kind. */
const PLACEHOLDERS: readonly (readonly [ts.TypeFlags, Placeholder])[] = [
  [ts.TypeFlags.Any, textBefore],
  [ts.TypeFlags.String, textBefore],
  [ts.TypeFlags.Number, numberBefore],
  [ts.TypeFlags.BigInt, bigintBefore],
];

/** A template literal type with open placeholders: a string with a pattern. Finite ones arrive as unions. */
export const templateLiteralType: TypeConverter = {
  supports: (type) =>
    (type.flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !== 0,
  convert(type, place, conversion) {
    const constraint = isOpen(type) ? conversion.checker.getBaseConstraintOfType(type) : undefined;
    if (constraint !== undefined) return conversion.convert(constraint, place);
    const body = isTemplate(type) ? patternOf(type) : undefined;
    if (body === undefined) {
      const text = conversion.checker.typeToString(type);
      return conversion.refuse(`${text} has no pattern that every client reads alike`, place);
    }
    return { type: "string", pattern: `^${body}$` };
  },
};

function patternOf({ texts, types }: ts.TemplateLiteralType): string | undefined {
  let body = escape(texts[0] ?? "");
  for (const [index, type] of types.entries()) {
    const placeholder = PLACEHOLDERS.find(([flag]) => (type.flags & flag) !== 0)?.[1];
    if (placeholder === undefined) return undefined;
    const text = texts[index + 1] ?? "";
    body += placeholder(index === types.length - 1 ? undefined : text) + escape(text);
  }
  return body;
}

function textBefore(separator: string | undefined): string {
  // A longer separator needs a negative lookahead, which not every client's engine has.
  if (separator?.length !== 1) return "[\\s\\S]*";
  return `[^${/[\\\]^-]/.test(separator) ? "\\" : ""}${separator}]*`;
}

function numberBefore(separator = ""): string {
  const sign = separator.startsWith("-") ? "[+]?" : "[+-]?";
  // The checker takes finite numbers only, so exponents are short.
  const exponent = `(?:[eE]${sign}[0-9]{1,2})?`;
  return `(?:${sign}${digitsBefore(separator)}${exponent}|${RADIX})`;
}

function digitsBefore(separator: string): string {
  if (separator.startsWith("..")) return "(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)";
  return separator.startsWith(".") ? "[0-9]+" : "(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)";
}

function bigintBefore(separator = ""): string {
  return `${separator.startsWith("-") ? "" : "-?"}(?:0|[1-9][0-9]*|${RADIX})`;
}

/** Whether a placeholder is a type parameter, which stands for its constraint. */
function isOpen(type: ts.Type): boolean {
  return (
    isTemplate(type) &&
    type.types.some(({ flags }) => (flags & ts.TypeFlags.TypeVariable) !== 0) &&
    type.types.every(({ flags }) => (flags & ts.TypeFlags.StringMapping) === 0)
  );
}

function isTemplate(type: ts.Type): type is ts.TemplateLiteralType {
  return (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
}

/** Escapes only what both regular expression modes, with and without `u`, take an escape for. */
function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
