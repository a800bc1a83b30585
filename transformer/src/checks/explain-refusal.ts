import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import type * as Validator from "ajv/dist/2020.js";
import type * as Formats from "ajv-formats";

let ajv: Validator.Ajv2020 | undefined;

/** Answers by the schema and the value: an editor asks the same again with every key that is pressed. */
const known = new Map<string, string | undefined>();

/** Why a schema refuses a value (`must be >= 1`); undefined when it takes it. */
export function explainRefusal(value: JsonValue, schema: JsonSchema): string | undefined {
  const question = JSON.stringify([schema, value]);
  if (!known.has(question)) known.set(question, validate(value, schema));
  return known.get(question);
}

function validate(value: JsonValue, schema: JsonSchema): string | undefined {
  ajv ??= createValidator();
  const accepts = ajv.compile(schema);
  if (accepts(value)) return undefined;
  const [error] = accepts.errors ?? [];
  const place = error?.instancePath.slice(1).replaceAll("/", ".") ?? "";
  const values: unknown = error?.keyword === "enum" ? error.params.allowedValues : undefined;
  const text = `${error?.message ?? "does not fit"}${values === undefined ? "" : ` ${JSON.stringify(values)}`}`;
  return place === "" ? text : `${place} ${text}`;
}

function createValidator(): Validator.Ajv2020 {
  // Most builds have no default to check, so the validator is loaded with the first one.
  /* eslint-disable @typescript-eslint/no-require-imports */
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof Validator;
  const formats = require("ajv-formats") as typeof Formats;
  /* eslint-enable @typescript-eslint/no-require-imports */
  const validator = new Ajv2020({ strict: false, addUsedSchema: false });
  formats.default(validator);
  return validator;
}
