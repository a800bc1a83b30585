import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { copyJson } from "../validation/copy-json.js";
import { expectsType } from "../validation/expects-type.js";
import { showPath } from "../validation/value-path.js";
import type { ValuePath } from "../validation/value-path.js";
import { VALUE_KINDS } from "./values/value-kinds.js";
import type { ValueWalk } from "./values/value-kind.js";

/** Deeper than any sensible result, and far from the end of the stack. */
const MAX_DEPTH = 500;

/** Where a value stands in a schema: under the root's member `prefix`, or at the root itself. */
export interface DeclaredPlace {
  readonly schema: JsonSchema;
  readonly prefix: ValuePath;
}

/**
 * The JSON form of any value. Where a type has several forms, its declared place decides.
 *
 * @returns undefined for a value that has no JSON form (undefined, a function).
 * @throws ToolmetaError that names the place: `invalid_result` for a cycle and for a number or date that JSON
 *   cannot hold, `tool_failed` for a getter or `toJSON` that threw.
 */
export function serializeValue(value: unknown, declared?: DeclaredPlace): JsonValue | undefined {
  const walker = new Walker(declared);
  try {
    return copyPlain(value) ?? walker.serialize(value);
  } catch (thrown) {
    // Only the walk knows the place, so it is named here.
    const { code, message: reason } = ToolmetaError.from(thrown);
    const place = showPath(walker.path, "the value");
    throw new ToolmetaError(code, `The result cannot be sent: ${place}: ${reason}`, {
      cause: thrown,
    });
  }
}

/** Most values are JSON already. What throws here throws again on the walk, which knows the place. */
function copyPlain(value: unknown): JsonValue | undefined {
  try {
    return copyJson(value);
  } catch {
    return undefined;
  }
}

class Walker implements ValueWalk {
  /** Where the walk stands; after an exception, where it happened. */
  readonly path: (string | number)[] = [];
  readonly #ancestors = new Set<object>();
  readonly #declared: DeclaredPlace | undefined;

  constructor(declared: DeclaredPlace | undefined) {
    this.#declared = declared;
  }

  serialize(value: unknown): JsonValue | undefined {
    if (typeof value !== "object" || value === null) return this.#convert(value);
    if (this.#ancestors.has(value)) this.refuse("the value contains itself");
    if (this.#ancestors.size >= MAX_DEPTH) this.refuse("the value is nested too deeply");
    this.#ancestors.add(value);
    const json = this.#convert(value);
    this.#ancestors.delete(value);
    return json;
  }

  member(step: string | number, value: unknown): JsonValue | undefined {
    this.path.push(step);
    const json = this.serialize(value);
    this.path.pop();
    return json;
  }

  read(object: object, name: string): JsonValue | undefined {
    this.path.push(name);
    const json = this.serialize(Reflect.get(object, name));
    this.path.pop();
    return json;
  }

  replace(value: unknown): JsonValue | undefined {
    return this.serialize(value);
  }

  expects(type: "array" | "integer" | "object"): boolean {
    if (this.#declared === undefined) return false;
    const { schema, prefix } = this.#declared;
    return expectsType(schema, [...prefix, ...this.path], type);
  }

  refuse(reason: string): never {
    throw new ToolmetaError("invalid_result", reason);
  }

  #convert(value: unknown): JsonValue | undefined {
    const kind = VALUE_KINDS.find((candidate) => candidate.supports(value));
    return kind?.serialize(value, this);
  }
}
