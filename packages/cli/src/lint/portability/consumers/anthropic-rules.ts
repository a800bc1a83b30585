import { findAtRoot, findFields, findKeywords, findName } from "../make-rules.js";
import type { PortabilityRule } from "../rule.js";
import { findRecursive } from "../find-recursive.js";

const LIMITATIONS =
  "https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations";
const PROPERTY_NAME = /^[a-zA-Z0-9_.-]{1,64}$/;

/** What Anthropic's Messages API asks of a tool. */
export const anthropicRules: readonly PortabilityRule[] = [
  {
    id: "anthropic/name",
    severity: "error",
    title: "Names have letters, digits, _ and - only",
    source: "https://github.com/home-assistant/core/issues/147760",
    find: findName(/^[a-zA-Z0-9_-]{1,128}$/),
    explain: (name) =>
      `Anthropic refuses the name ${name}: it takes 1 to 128 of A-Z a-z 0-9 _ and -. Give the tool a \`name\` that fits.`,
  },
  {
    id: "anthropic/root-combination",
    severity: "error",
    title: "No anyOf, oneOf or allOf at the root",
    source: "https://github.com/anthropics/claude-code/issues/5319",
    find: findAtRoot("anyOf", "oneOf", "allOf"),
    explain: (keywords) =>
      `Anthropic refuses ${keywords} at the root of an input schema, and with it the whole request. Take one object with optional fields, or an argument that holds the alternatives.`,
  },
  {
    id: "anthropic/property-name",
    severity: "error",
    title: "Argument names have letters, digits, _ . and - only",
    source: "https://github.com/anthropics/claude-code/issues/79418",
    find: findFields((name) => !PROPERTY_NAME.test(name)),
    explain: (names) =>
      `Anthropic refuses the names ${names} of arguments: it takes 1 to 64 of A-Z a-z 0-9 _ . and -. Rename them.`,
  },
  {
    id: "anthropic/strict-keywords",
    severity: "note",
    title: "Strict tools take no bounds",
    source: LIMITATIONS,
    find: findKeywords(
      "minimum",
      "maximum",
      "exclusiveMinimum",
      "exclusiveMaximum",
      "multipleOf",
      "minLength",
      "maxLength",
      "maxItems",
      "uniqueItems",
      "minProperties",
      "maxProperties",
    ),
    explain: (keywords) =>
      `With \`strict: true\` Anthropic does not take ${keywords}. Call without \`strict\`; the server checks them anyway.`,
  },
  {
    id: "anthropic/strict-recursive",
    severity: "note",
    title: "Strict tools take no recursive types",
    source: LIMITATIONS,
    find: findRecursive,
    explain: (names) =>
      `With \`strict: true\` Anthropic does not take types that hold themselves: ${names}. Call without \`strict\`.`,
  },
];
