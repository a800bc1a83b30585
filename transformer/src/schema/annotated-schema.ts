import type { JsonSchema } from "@toolmeta/contract";
import type ts from "typescript";

/** How a value is revived, before the class it may name has become an expression. */
export type PlannedReviver =
  "bigint" | "bytes" | "date" | "map" | "set" | "url" | { readonly class: ts.Symbol };

/** The positions of a tuple, before they are read into the contract's form. */
export interface PlannedTuple {
  readonly prefix: readonly AnnotatedSchema[];
  readonly rest?: AnnotatedSchema;
  readonly suffix?: readonly AnnotatedSchema[];
}

/** What a schema node knows beyond JSON Schema. It is a symbol key, so it never reaches the wire. */
export const plan = Symbol("plan");

/** What is known of a schema node beside its keywords. */
export interface Plan {
  readonly revive?: PlannedReviver;
  readonly tuple?: PlannedTuple;
  /** Keywords that `Field` gave: a comment does not replace them. */
  readonly fixed?: readonly (keyof JsonSchema)[];
}

/** A schema while it is being built. Copying with spread keeps the plan. */
export interface AnnotatedSchema extends JsonSchema {
  [plan]?: Plan;
}

/** A schema that nothing fits. */
export function nothing(): AnnotatedSchema {
  return { not: {} };
}

/** Whether a schema is the one that {@link nothing} gives. */
export function isNothing(schema: AnnotatedSchema): boolean {
  return schema.not !== undefined && Object.keys(schema.not).length === 0;
}
