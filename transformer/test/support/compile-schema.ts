import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";

// Without the last two, ajv overlooks a missing member called "", or one that every object inherits.
const OPTIONS = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  ownProperties: true,
} as const;
const dialects = { "2020-12": new Ajv2020(OPTIONS), "draft-07": new Ajv(OPTIONS) };
for (const ajv of Object.values(dialects)) addFormats(ajv);

/** Compiles a schema under both dialects; gives a list of those that accept a value. */
export function compileSchema(schema: JsonSchema): (value: JsonValue) => readonly string[] {
  const validators = Object.entries(dialects).map(
    ([dialect, ajv]) => [dialect, ajv.compile(schema)] as const,
  );
  return (value) => validators.flatMap(([dialect, accepts]) => (accepts(value) ? [dialect] : []));
}

/** Both dialects, as a value that fits has them. */
export const BOTH = Object.keys(dialects);
