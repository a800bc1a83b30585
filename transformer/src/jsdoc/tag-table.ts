import type { JsonSchema } from "@toolmeta/contract";

import type { ValueKind } from "./value-kinds.js";

/** What a tag does. */
export type TagRole =
  /** Describes a parameter. */
  | "parameter"
  /** Describes the returned value. */
  | "returns"
  /** Gives the description where the opening block is empty. */
  | "description"
  /** Is an example call of a method, an example value of a member. */
  | "example"
  /** Warns of the whole method or member. */
  | "deprecated"
  /** Takes the documentation of something else. */
  | "inherit"
  /** Sets a keyword of the schema. */
  | "keyword"
  /** Names something inside a text; its text or target is printed. */
  | "link"
  /** Its content is printed as it is. */
  | "literal"
  /** Says that the comment is about the file and not about the declaration after it. */
  | "file";

/** One line of the tag table. */
export interface TagRule {
  readonly role: TagRole;
  /** The keyword that the tag sets on a member or, inline, on a parameter. */
  readonly keyword?: keyof JsonSchema;
  /** How the keyword's value is written. */
  readonly value?: ValueKind;
}

/**
 * The tags that are read, by their names without the `@`. Every other tag (`@remarks`, `@throws`, `@see`,
 * `@internal`, …) is dropped together with its text.
 */
export const TAG_TABLE: ReadonlyMap<string, TagRule> = new Map<string, TagRule>([
  ["param", { role: "parameter" }],
  ["arg", { role: "parameter" }],
  ["argument", { role: "parameter" }],
  ["returns", { role: "returns" }],
  ["return", { role: "returns" }],
  ["description", { role: "description" }],
  ["desc", { role: "description" }],
  ["example", { role: "example", keyword: "examples", value: "example" }],
  ["examples", { role: "keyword", keyword: "examples", value: "list" }],
  ["deprecated", { role: "deprecated", keyword: "deprecated", value: "note" }],
  ["inheritDoc", { role: "inherit" }],
  ["inheritdoc", { role: "inherit" }],
  ["default", { role: "keyword", keyword: "default", value: "json" }],
  ["defaultValue", { role: "keyword", keyword: "default", value: "json" }],
  ["defaultvalue", { role: "keyword", keyword: "default", value: "json" }],
  ["title", { role: "keyword", keyword: "title", value: "text" }],
  ["format", { role: "keyword", keyword: "format", value: "word" }],
  ["pattern", { role: "keyword", keyword: "pattern", value: "pattern" }],
  ["minLength", { role: "keyword", keyword: "minLength", value: "count" }],
  ["maxLength", { role: "keyword", keyword: "maxLength", value: "count" }],
  ["minimum", { role: "keyword", keyword: "minimum", value: "number" }],
  ["maximum", { role: "keyword", keyword: "maximum", value: "number" }],
  ["exclusiveMinimum", { role: "keyword", keyword: "exclusiveMinimum", value: "number" }],
  ["exclusiveMaximum", { role: "keyword", keyword: "exclusiveMaximum", value: "number" }],
  ["multipleOf", { role: "keyword", keyword: "multipleOf", value: "positive" }],
  ["minItems", { role: "keyword", keyword: "minItems", value: "count" }],
  ["maxItems", { role: "keyword", keyword: "maxItems", value: "count" }],
  ["uniqueItems", { role: "keyword", keyword: "uniqueItems", value: "flag" }],
  ["minProperties", { role: "keyword", keyword: "minProperties", value: "count" }],
  ["maxProperties", { role: "keyword", keyword: "maxProperties", value: "count" }],
  ["asType", { role: "keyword", keyword: "type", value: "type" }],
  ["integer", { role: "keyword", keyword: "type", value: "integer" }],
  ["link", { role: "link" }],
  ["linkcode", { role: "link" }],
  ["linkplain", { role: "link" }],
  ["tutorial", { role: "link" }],
  ["code", { role: "literal" }],
  ["literal", { role: "literal" }],
  ["fileoverview", { role: "file" }],
  ["file", { role: "file" }],
  ["overview", { role: "file" }],
  ["packageDocumentation", { role: "file" }],
  ["module", { role: "file" }],
  ["license", { role: "file" }],
]);
