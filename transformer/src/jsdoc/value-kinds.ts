import type { JsonValue } from "@toolmeta/contract";

/** How the value of a constraint tag is written. */
export type ValueKind =
  | "count"
  | "example"
  | "flag"
  | "integer"
  | "json"
  | "list"
  | "note"
  | "number"
  | "pattern"
  | "positive"
  | "text"
  | "type"
  | "word";

/** One way of writing a value. */
export interface ValueRule {
  /** What is expected, as the object of "takes": `a number, for example 1`. */
  readonly expected: string;
  /** The value, or undefined where the text does not give one. The text is trimmed. */
  read(text: string): JsonValue | undefined;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const QUOTED = /^(["'`])(.*)\1$/s;

/** The ways of writing a value, by kind. */
export const VALUE_KINDS: Readonly<Record<ValueKind, ValueRule>> = {
  number: { expected: "a number, for example 1 or 0.5", read: readNumber },
  positive: {
    expected: "a number above 0, for example 5",
    read: (text) => keepIf(readNumber(text), (value) => value > 0),
  },
  count: {
    expected: "a whole number of 0 or more, for example 1",
    read: (text) => keepIf(/^\d+$/.test(text) ? Number(text) : undefined, Number.isSafeInteger),
  },
  flag: {
    expected: "true, false or nothing, which means true",
    read: (text) =>
      new Map([
        ["", true],
        ["true", true],
        ["false", false],
      ]).get(text),
  },
  word: {
    expected: "one word, for example date-time",
    read: (text) => keepIf(unquote(text), (value) => /^\S+$/.test(value)),
  },
  text: {
    expected: "a text",
    read: (text) => keepIf(unquote(text).replace(/\s+/g, " "), (value) => value.trim() !== ""),
  },
  pattern: {
    expected:
      "one ECMAScript regular expression that is valid with the u flag, without slashes, for example ^[a-z]+$",
    read: readPattern,
  },
  type: {
    expected: "integer or number",
    read: (text) => keepIf(unquote(text), (value) => value === "integer" || value === "number"),
  },
  integer: { expected: "no value", read: (text) => (text === "" ? "integer" : undefined) },
  json: {
    expected: 'a JSON value or a bare text, for example 10, "asc" or ["a", "b"]',
    read: readJson,
  },
  example: {
    expected: 'a JSON value or a bare text, for example 10, "asc" or ["a", "b"]',
    read: (text) => {
      const value = readJson(text);
      return value === undefined ? undefined : [value];
    },
  },
  note: { expected: "a text or nothing", read: () => true },
  list: {
    expected: 'a JSON array of examples, for example ["a", "b"]',
    read: (text) => keepIf(parseJson(text), Array.isArray),
  },
};

function readNumber(text: string): number | undefined {
  return NUMBER.test(text) ? keepIf(Number(text), Number.isFinite) : undefined;
}

function readPattern(text: string): string | undefined {
  // A literal with anchors can be told from a pattern that matches slashes.
  const literal = /^\/(\^.*|.*\$)\/([a-z]*)$/s.exec(text);
  if (literal && !/^u?$/.test(literal[2] ?? "")) return undefined;
  const pattern = literal ? (literal[1] ?? "") : unquote(text);
  if (pattern === "" || pattern.includes("\n")) return undefined;
  try {
    new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  return pattern;
}

/** JSON first; then a bare text, unless it looks like JSON that does not parse. */
function readJson(text: string): JsonValue | undefined {
  const bare = text.startsWith("`") ? unquote(text) : text;
  const value = parseJson(bare);
  if (value !== undefined) return value;
  return bare === "" || /^["[{]/.test(bare) ? undefined : unquote(bare);
}

function parseJson(text: string): JsonValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A number that is too large for JavaScript parses to infinity, which JSON cannot carry. */
function isJson(value: unknown): value is JsonValue {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isJson);
  return typeof value !== "number" || Number.isFinite(value);
}

function unquote(text: string): string {
  const [, quote = "", inner = ""] = QUOTED.exec(text) ?? [];
  const value = quote === '"' ? parseJson(text) : undefined;
  if (typeof value === "string") return value;
  return quote === "" || inner.includes(quote) ? text : inner;
}

function keepIf<Value>(
  value: Value | undefined,
  holds: (value: Value) => boolean,
): Value | undefined {
  return value !== undefined && holds(value) ? value : undefined;
}
