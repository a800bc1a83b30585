import type { JsonValue } from "@toolmeta/contract";

/** What a kind of value may use while it is serialised. */
export interface ValueWalk {
  /** Serialises a member or element; undefined when it has no JSON form and is left out. */
  member(step: string | number, value: unknown): JsonValue | undefined;
  /** Reads a member of an object and serialises it; a getter that throws is reported with its place. */
  read(object: object, name: string): JsonValue | undefined;
  /** Serialises what stands for the value at the current place. */
  replace(value: unknown): JsonValue | undefined;
  /** Whether the declared schema takes a value of this type at the current place. */
  expects(type: "array" | "integer" | "object"): boolean;
  /** Reports that the value at the current place cannot be sent. */
  refuse(reason: string): never;
}

/** How one kind of value becomes JSON. The first kind in the table that supports a value is taken. */
export interface ValueKind<T = unknown> {
  supports(value: unknown): value is T;
  serialize(value: T, walk: ValueWalk): JsonValue | undefined;
}
