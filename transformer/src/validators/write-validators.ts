import type { JsonSchema } from "@toolmeta/contract";
import { orderMembers, requiresEmptyName } from "@toolmeta/contract/validation";
import type * as Standalone from "ajv/dist/standalone/index.js";
import { createValidatorCompiler } from "./create-validator-compiler.js";
import { shortenCode } from "./shorten-code.js";
import { splitSchema } from "./split-schema.js";
import { withoutWords } from "./without-words.js";

/** Ready-made validators of several schemas. */
export interface WrittenValidators {
  /** An expression: a function that takes what gives it libraries by name, and gives the validators by name. */
  readonly code: string;
  /** The name of the validator of a schema; undefined for one that cannot be made ready. */
  readonly nameOf: (schema: JsonSchema) => string | undefined;
}

/**
 * Writes the code of validators, which take and refuse what the runtime's own would. What schemas have in
 * common is in the code once.
 */
export function writeValidators(schemas: readonly JsonSchema[]): WrittenValidators {
  const compiler = createValidatorCompiler();
  const names = new Map<string, string>();
  const known = new Map<JsonSchema, string>();
  for (const schema of schemas) {
    const plain = orderMembers(withoutWords(schema));
    // A validator that stops at the first error overlooks such a member.
    if (requiresEmptyName(plain)) continue;
    const text = JSON.stringify(plain);
    const name = names.get(text) ?? `v${String(names.size)}`;
    known.set(schema, name);
    if (names.has(text)) continue;
    names.set(text, name);
    for (const part of splitSchema(plain, name)) {
      if (compiler.getSchema(part.$id) === undefined) compiler.addSchema(part);
    }
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const standalone = require("ajv/dist/standalone/index.js") as typeof Standalone;
  const ids = Object.fromEntries([...names.values()].map((name) => [name, name]));
  const code = standalone.default(compiler, ids).replace(/^"use strict";/, "");
  return {
    code: `(require) => { const exports = {}; ${shortenCode(code)} return exports; }`,
    nameOf: (schema) => known.get(schema),
  };
}
