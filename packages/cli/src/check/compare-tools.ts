import { isDeepStrictEqual } from "node:util";
import type { Change } from "./change.js";
import { compareHints } from "./compare-hints.js";
import { judgeDifference } from "./judge-difference.js";
import { compareSchemas } from "./schemas/compare-schemas.js";
import type { LockedTool } from "./tool-lock.js";

/** What has changed between two versions of one tool. */
export function compareTools(
  name: string,
  before: LockedTool,
  after: LockedTool,
): readonly Change[] {
  return [
    ...compareWords(name, before, after),
    ...compareHints(name, before.annotations, after.annotations),
    ...compareSchemas(before.inputSchema, after.inputSchema).map((one) =>
      judgeDifference(one, name, "arguments"),
    ),
    ...compareResults(name, before, after),
  ];
}

function compareWords(tool: string, before: LockedTool, after: LockedTool): readonly Change[] {
  const kinds = ["title", "description", "tags"] as const;
  return kinds
    .filter((kind) => !isDeepStrictEqual(before[kind], after[kind]))
    .map((kind) => ({
      tool,
      side: "tool",
      path: "",
      kind,
      effect: "told",
      breaking: false,
      text: `its ${kind} ${kind === "tags" ? "are" : "is"} ${show(after[kind])}, was ${show(before[kind])}`,
    }));
}

function compareResults(name: string, before: LockedTool, after: LockedTool): readonly Change[] {
  const { outputSchema: old } = before;
  const { outputSchema: now } = after;
  if (old !== undefined && now !== undefined) {
    return compareSchemas(old, now).map((one) => judgeDifference(one, name, "result"));
  }
  if (old === now) return [];
  const change = { tool: name, side: "result", path: "" } as const;
  return old === undefined
    ? [
        {
          ...change,
          kind: "output-schema-added",
          effect: "narrowed",
          breaking: false,
          text: "the result has a schema, had none",
        },
      ]
    : [
        {
          ...change,
          kind: "output-schema-removed",
          effect: "widened",
          breaking: true,
          text: "the result has no schema any more",
          consequence: "structured content that a client relies on may be gone",
        },
      ];
}

function show(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}
