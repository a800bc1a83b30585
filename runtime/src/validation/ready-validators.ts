import type { CompiledTool, JsonSchema, MakeValidators, ReadyValidator } from "@toolmeta/contract";
import { countCharacters } from "./keyword-table.js";
import { loadFormats } from "./load-ajv.js";
import { hasUniqueItems, isSameJson } from "./unique-items.js";

interface Kept {
  readonly make: MakeValidators;
  readonly name: string;
}

const kept = new WeakMap<JsonSchema, Kept>();
const made = new WeakMap<MakeValidators, Readonly<Record<string, ReadyValidator>>>();

/** Lets the schemas of a tool be checked by the validators that were made of them when it was built. */
export function keepReadyValidators(compiled: CompiledTool): void {
  const { inputSchema, outputSchema, validators } = compiled;
  if (validators === undefined) return;
  const { make, input, output } = validators;
  if (input !== undefined) kept.set(inputSchema, { make, name: input });
  if (output !== undefined && outputSchema !== undefined) {
    kept.set(outputSchema, { make, name: output });
  }
}

/** The ready-made validator of a schema; undefined when there is none. */
export async function openReadyValidator(schema: JsonSchema): Promise<ReadyValidator | undefined> {
  const found = kept.get(schema);
  if (found === undefined) return undefined;
  const known = made.get(found.make) ?? found.make(giveLibraries(await loadFormats()));
  made.set(found.make, known);
  return known[found.name];
}

/** What the code of validators asks for, by the names that the code has for it. */
function giveLibraries(fullFormats: object): Parameters<MakeValidators>[0] {
  const libraries = new Map<string, object>([
    ["ajv/dist/runtime/equal", { default: isSameJson }],
    ["ajv/dist/runtime/ucs2length", { default: countCharacters }],
    ["ajv-formats/dist/formats", { fullFormats }],
    ["@toolmeta/runtime", { hasUniqueItems }],
  ]);
  return (name) => libraries.get(name);
}
