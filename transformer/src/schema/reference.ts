import type { JsonSchema } from "@toolmeta/contract";

const PREFIX = "#/$defs/";

/** A reference to the definition of that name, which has no character that a pointer must escape. */
export function referTo(name: string): JsonSchema & { $ref: string } {
  return { $ref: `${PREFIX}${name}` };
}

/** The name of the definition that a schema refers to; undefined for a schema without a reference. */
export function readReference({ $ref }: JsonSchema): string | undefined {
  return $ref?.replace(PREFIX, "");
}
