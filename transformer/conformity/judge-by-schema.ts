import type { JsonValue } from "@toolmeta/contract";
import { Ajv } from "ajv";
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

const OPTIONS: Options = {
  strict: false,
  ownProperties: true,
  formats: fullFormats,
  logger: false,
  addUsedSchema: false,
};
const latest = new Ajv2020(OPTIONS);
const draft7 = new Ajv(OPTIONS);

/** Tells whether a value fits. */
export type Judge = (value: JsonValue) => boolean;

/** The judge of a draft 2020-12 schema. */
export function judgeBySchema(schema: object): Judge {
  return latest.compile(schema);
}

/** The judge of a draft-07 schema. */
export function judgeByDraft7(schema: object): Judge {
  return draft7.compile(schema);
}
