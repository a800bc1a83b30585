/** A place in a tool's own file. */
export interface BriefSpan {
  readonly start: number;
  readonly length: number;
}

/** What is known of a tool without its types: enough to look at it beside the others of its program. */
export interface ToolBrief {
  /** How messages call the tool: `Catalog.searchBooks`. */
  readonly tool: string;
  /** Undefined when only running the program tells. */
  readonly name?: string | undefined;
  /** What a model reads; undefined when only running the program tells. */
  readonly description?: string | undefined;
  readonly methodAt: BriefSpan;
  /** The option that gives the name, where there is one. */
  readonly nameAt?: BriefSpan | undefined;
  /** The option that gives the description, where there is one. */
  readonly descriptionAt?: BriefSpan | undefined;
  /** The method's own comment, where there is one. */
  readonly commentAt?: BriefSpan | undefined;
}
