import path from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import { HOME, TYPES } from "./places.js";
import type { Subject } from "./subject.js";

/** The schemas that ts-json-schema-generator makes of the same types; some types it cannot read. */
export function readSecondOpinion(subjects: readonly Subject[]): ReadonlyMap<string, object> {
  const generator = createGenerator({
    path: path.join(TYPES, "*.ts").replaceAll("\\", "/"),
    tsconfig: path.join(HOME, "tsconfig.json"),
    skipTypeCheck: true,
    topRef: false,
    strictTuples: true,
    jsDoc: "none",
  });
  const schemas = new Map<string, object>();
  for (const { name, view } of subjects) {
    try {
      schemas.set(name, generator.createSchema(view));
    } catch {
      // It has no opinion on this type, and the score says so.
    }
  }
  return schemas;
}
