import type { JsonSchema } from "@toolmeta/contract";
import { orderMembers, requiresEmptyName } from "@toolmeta/contract/validation";
import type { ErrorObject, ValidateFunction } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { interpretSchemas } from "./interpret-schemas.js";
import { loadAjv, loadFormats } from "./load-ajv.js";
import { mayCompile } from "./may-compile.js";
import { openReadyValidator } from "./ready-validators.js";
import type { Validators } from "./load-ajv.js";
import { resolveReference } from "./resolve-reference.js";

/** What a validator reports of one keyword; `data`, `schema` and `parentSchema` are always there. */
export type SchemaError = ErrorObject;

/** The schemas of one root: a root schema with its definitions, and the validators made of its parts. */
export interface Schemas {
  readonly root: JsonSchema;
  /** Follows `$ref` to the schema that is meant; a reference that leads nowhere gives `{}`. */
  resolve(schema: JsonSchema): JsonSchema;
  accepts(value: unknown, schema?: JsonSchema): boolean;
  /** Every error of a value; empty when it fits. */
  check(value: unknown, schema: JsonSchema): readonly SchemaError[];
}

const opened = new WeakMap<JsonSchema, Promise<Schemas>>();

/**
 * The schemas of a root. The validator library is loaded on first use, each part of a schema is compiled
 * on its first use, and both are kept.
 */
export function openSchemas(root: JsonSchema): Promise<Schemas> {
  const known = opened.get(root);
  if (known !== undefined) return known;
  const opening = open(root);
  opened.set(root, opening);
  return opening;
}

async function open(root: JsonSchema): Promise<Schemas> {
  const judge = await openReadyValidator(root);
  if (judge === undefined && mayCompile()) return createSchemas(root, await loadAjv());
  return interpretSchemas(root, createResolver(root), await loadFormats(), judge);
}

/** The schemas of a root, with the validators that are to compile and keep its parts. */
export function createSchemas(root: JsonSchema, { fast, thorough }: Validators): Schemas {
  const definitions =
    root.$defs === undefined ? undefined : orderMembers({ $defs: root.$defs }).$defs;
  // The fast validator overlooks a missing member whose name is empty.
  const judge = createCompiler(requiresEmptyName(root) ? thorough : fast, definitions);
  const inspect = createCompiler(thorough, definitions);
  return {
    root,
    resolve: createResolver(root),
    accepts: (value, schema = root) => judge(schema)(value),
    check(value, schema) {
      const validate = inspect(schema);
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
}

/** Follows each reference once: it is asked for each part of each value. */
function createResolver(root: JsonSchema): Schemas["resolve"] {
  const targets = new WeakMap<JsonSchema, JsonSchema>();
  return (schema) => {
    if (schema.$ref === undefined) return schema;
    const known = targets.get(schema);
    if (known !== undefined) return known;
    const target = resolveReference(schema, root);
    targets.set(schema, target);
    return target;
  };
}

function createCompiler(
  ajv: Ajv2020,
  $defs: JsonSchema["$defs"],
): (schema: JsonSchema) => ValidateFunction {
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known !== undefined) return known;
    const ordered = orderMembers(schema);
    const made = ajv.compile($defs === undefined ? ordered : { ...ordered, $defs });
    compiled.set(schema, made);
    return made;
  };
}
