import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import type { Ajv2020 } from "ajv/dist/2020.js";

let ajv: Ajv2020 | undefined;

/** Why a schema refuses a value (`must be >= 1`); undefined when it takes it. */
export function explainRefusal(value: JsonValue, schema: JsonSchema): string | undefined {
  ajv ??= createValidator();
  const validate = ajv.compile(schema);
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const place = error?.instancePath.slice(1).replaceAll("/", ".") ?? "";
  const values: unknown = error?.keyword === "enum" ? error.params.allowedValues : undefined;
  const text = `${error?.message ?? "does not fit"}${values === undefined ? "" : ` ${JSON.stringify(values)}`}`;
  return place === "" ? text : `${place} ${text}`;
}

function createValidator(): Ajv2020 {
  // Most builds have no default to check, so the validator is loaded with the first one.
  /* eslint-disable @typescript-eslint/no-require-imports */
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");
  const { default: addFormats } = require("ajv-formats") as typeof import("ajv-formats");
  /* eslint-enable @typescript-eslint/no-require-imports */
  return addFormats.default(new Ajv2020({ strict: false, addUsedSchema: false }));
}
