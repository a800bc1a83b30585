import { UsageError } from "../command-line/usage-error.js";
import { resolveReference } from "../schema/resolve-reference.js";
import { readTypes } from "../schema/describe-type.js";
import { readSchemaList, readSchemas, readSubschema } from "../schema/schema.js";
import type { Schema } from "../schema/schema.js";

/**
 * Reads `name=value` pairs. What a value means is decided by the argument's schema: text stays text where
 * a string is taken, and is read as JSON otherwise. `book.title=Emma` fills a field of an object, and a
 * list that is given more than once gets one element from each.
 *
 * @throws UsageError for a pair without `=`.
 */
export function readArguments(
  pairs: readonly string[],
  inputSchema: Schema,
): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at < 1) {
      throw new UsageError(`--arg takes name=value, not "${pair}". Objects: --json '{"name": 1}'.`);
    }
    setValue(args, pair.slice(0, at), pair.slice(at + 1), inputSchema, inputSchema);
  }
  return args;
}

function setValue(
  target: Record<string, unknown>,
  path: string,
  text: string,
  schema: Schema,
  root: Schema,
): void {
  const properties = readSchemas(resolveReference(schema, root), "properties");
  const [head = "", ...rest] = path.split(".");
  if (Object.hasOwn(properties, path) || rest.length === 0) {
    target[path] = readValue(text, properties[path] ?? {}, root, target[path]);
    return;
  }
  const held = target[head];
  const inner: Record<string, unknown> =
    typeof held === "object" && held !== null && !Array.isArray(held) ? { ...held } : {};
  target[head] = inner;
  setValue(inner, rest.join("."), text, properties[head] ?? {}, root);
}

function readValue(text: string, schema: Schema, root: Schema, before: unknown): unknown {
  const taken = listTypes(schema, root);
  if (taken.has("array") && !text.trimStart().startsWith("[")) {
    const items = readSubschema(resolveReference(schema, root), "items") ?? {};
    const element = readValue(text, items, root, undefined);
    return Array.isArray(before) ? [...(before as readonly unknown[]), element] : [element];
  }
  if (taken.has("string") && !(taken.has("null") && text === "null")) return text;
  return parseJson(text);
}

function listTypes(schema: Schema, root: Schema): ReadonlySet<string> {
  const resolved = resolveReference(schema, root);
  const several = [...readSchemaList(resolved, "anyOf"), ...readSchemaList(resolved, "oneOf")];
  const own = several.length === 0 ? readTypes(resolved) : [];
  const enumerated: readonly unknown[] = Array.isArray(resolved.enum) ? resolved.enum : [];
  const kinds = [...enumerated, resolved.const].map((value) => typeof value);
  return new Set([
    ...own,
    ...kinds.filter((kind) => kind === "string"),
    ...several.flatMap((one) => [...listTypes(one, root)]),
  ]);
}

/** What is no JSON is sent as it stands; the tool's own check says best what is wrong with it. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
