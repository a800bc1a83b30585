import type { AnnotatedSchema } from "../annotated-schema.js";
import { inlineRoot } from "./inline-root.js";
import { orderKeywords } from "./order-keywords.js";
import { pruneDefinitions } from "./prune-definitions.js";

/** What every schema goes through once it is built, in this order. */
export const schemaPasses: readonly ((schema: AnnotatedSchema) => AnnotatedSchema)[] = [
  inlineRoot,
  pruneDefinitions,
  orderKeywords,
];
