import type { ObjectSchema } from "@toolmeta/contract";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import { schemaPasses } from "../schema/passes/schema-passes.js";
import { inlineReferences } from "../schema/passes/inline-references.js";
import type { ToolSource } from "./tool-source.js";

/** Tidies a schema that is built, and copies its definitions in where the author wants no references. */
export function finishSchema(
  schema: AnnotatedSchema,
  { settings, reporter, method, tool }: ToolSource,
): AnnotatedSchema & ObjectSchema {
  const finished = schemaPasses.reduce((current, pass) => pass(current), schema);
  if (settings.refs !== "inline" || finished.$defs === undefined) {
    return { ...finished, type: "object" };
  }
  const inlined = inlineReferences(finished);
  if (inlined === undefined) reporter.report("TM2010", method.name, { tool });
  return { ...(inlined ?? finished), type: "object" };
}
