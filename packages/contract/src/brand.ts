declare const toolmeta: unique symbol;

/**
 * A mark that exists in types only, by which the transformer recognises Toolmeta's own types wherever
 * an alias, a re-export or a second copy of the package has carried them. Its property is optional, so
 * a plain value stays assignable to a marked type, and it never reaches a schema.
 */
export interface Brand<Mark> {
  readonly [toolmeta]?: Mark;
}
