import type { JsonSchema } from "@toolmeta/contract";
import { createValidators } from "./load-ajv.js";
import type { Validators } from "./load-ajv.js";
import { mayCompile } from "./may-compile.js";
import { createSchemas, openSchemas } from "./open-schemas.js";
import type { Schemas } from "./open-schemas.js";

/** A validator keeps what it has compiled; after so many schemas it is left to the collector. */
const MAX_SCHEMAS = 100;

let validators: Promise<Validators> | undefined;
let opened = new Map<string, Schemas>();

/**
 * The schemas of a root that comes with a call and may never be seen again. Unlike `openSchemas` it keeps
 * no more than the last hundred.
 */
export async function openPassingSchemas(root: JsonSchema): Promise<Schemas> {
  // What is only interpreted is not kept by anyone.
  if (!mayCompile()) return openSchemas(root);
  const text = JSON.stringify(root);
  const known = opened.get(text);
  if (known !== undefined) return known;
  if (validators === undefined || opened.size >= MAX_SCHEMAS) {
    validators = createValidators();
    opened = new Map();
  }
  const schemas = createSchemas(root, await validators);
  opened.set(text, schemas);
  return schemas;
}
