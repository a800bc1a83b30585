import type { ExactTuple, JsonSchema, ObjectSchema, Reviver } from "@toolmeta/contract";
import type { ToolRecord } from "../metadata/tool-record.js";
import { normalizeSchema } from "../validation/normalize-schema.js";
import { listRootDefaults } from "./list-root-defaults.js";
import type { RootDefault } from "./list-root-defaults.js";
import { openSchemas } from "../validation/open-schemas.js";
import type { Schemas } from "../validation/open-schemas.js";

/** What is known of a tool's arguments. Revivers and tuples are found by the subschema they stand for. */
export interface InputPlan {
  readonly schemas: Schemas;
  readonly revivers: ReadonlyMap<JsonSchema, Reviver>;
  readonly tuples: ReadonlyMap<JsonSchema, ExactTuple>;
  /** Undefined when arguments have to be completed in depth, even if they fit. */
  readonly rootDefaults: readonly RootDefault[] | undefined;
}

const plans = new WeakMap<ToolRecord, Promise<InputPlan>>();

/** The plan of a tool, made on its first call. A schema given by the author stands alone. */
export function openInputPlan(record: ToolRecord): Promise<InputPlan> {
  const known = plans.get(record);
  if (known !== undefined) return known;
  const plan = createPlan(record);
  plans.set(record, plan);
  return plan;
}

async function createPlan({ options, compiled }: ToolRecord): Promise<InputPlan> {
  const replaced = options.inputSchema;
  if (replaced !== undefined) {
    const schemas = await openSchemas(normalizeSchema(replaced));
    return { schemas, revivers: new Map(), tuples: new Map(), rootDefaults: undefined };
  }
  const schemas = await openSchemas(compiled.inputSchema);
  return {
    schemas,
    revivers: bySchema(compiled.inputSchema, compiled.revive),
    tuples: bySchema(compiled.inputSchema, compiled.tuples),
    // The schema of a tuple takes more than the tuple does.
    rootDefaults:
      compiled.tuples === undefined ? listRootDefaults(compiled.inputSchema, schemas) : undefined,
  };
}

function bySchema<T>(
  root: ObjectSchema,
  entries: Readonly<Record<string, T>> = {},
): ReadonlyMap<JsonSchema, T> {
  const found = new Map<JsonSchema, T>();
  for (const [pointer, entry] of Object.entries(entries)) {
    const schema = followPointer(root, pointer);
    if (schema !== undefined) found.set(schema, entry);
  }
  return found;
}

/** The subschema at a JSON pointer (`#/properties/when`). */
function followPointer(root: JsonSchema, pointer: string): JsonSchema | undefined {
  let part: unknown = root;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    part = typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined;
  }
  return isSchema(part) ? part : undefined;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}
