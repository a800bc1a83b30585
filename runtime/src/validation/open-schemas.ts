import type { JsonSchema } from "@toolmeta/contract";
import type { ErrorObject, ValidateFunction } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { loadAjv } from "./load-ajv.js";
import { resolveReference } from "./resolve-reference.js";

/** What a validator reports of one keyword; `data`, `schema` and `parentSchema` are always there. */
export type SchemaError = ErrorObject;

/** The schemas of one root: a root schema with its definitions, and the validators made of its parts. */
export interface Schemas {
  readonly root: JsonSchema;
  /** Follows `$ref` to the schema that is meant; a reference that leads nowhere gives `{}`. */
  resolve(schema: JsonSchema): JsonSchema;
  /** What is wrong with a value; empty when it fits. */
  check(value: unknown, schema?: JsonSchema): readonly SchemaError[];
  accepts(value: unknown, schema?: JsonSchema): boolean;
}

const opened = new WeakMap<JsonSchema, Promise<Schemas>>();

/**
 * The schemas of a root. The validator library is loaded on first use, each part of a schema is compiled
 * on its first use, and both are kept.
 */
export function openSchemas(root: JsonSchema): Promise<Schemas> {
  const known = opened.get(root);
  if (known !== undefined) return known;
  const opening = loadAjv().then((ajv) => createSchemas(root, ajv));
  opened.set(root, opening);
  return opening;
}

function createSchemas(root: JsonSchema, ajv: Ajv2020): Schemas {
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();

  function validator(schema: JsonSchema): ValidateFunction {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    const whole = schema === root || root.$defs === undefined;
    const made = ajv.compile(whole ? schema : { ...schema, $defs: root.$defs });
    compiled.set(schema, made);
    return made;
  }

  return {
    root,
    resolve: (schema) => resolveReference(schema, root),
    check(value, schema = root) {
      const validate = validator(schema);
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
    accepts: (value, schema = root) => validator(schema)(value),
  };
}
