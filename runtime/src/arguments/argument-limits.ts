/** How large the arguments of one call may be. */
export interface ArgumentLimits {
  /** Objects and arrays inside each other. Default: 64. */
  readonly depth: number;
  /** Members and elements altogether. Default: 100 000. */
  readonly elements: number;
  /** UTF-16 code units of one string or name. Default: 10 000 000. */
  readonly stringLength: number;
}

/** The limits that hold where none are given. */
export const DEFAULT_LIMITS: ArgumentLimits = {
  depth: 64,
  elements: 100_000,
  stringLength: 10_000_000,
};

/** How the arguments of a tool are read. */
export interface ArgumentRules {
  readonly limits: ArgumentLimits;
  /** Strings are converted where nothing can be lost. */
  readonly coerce: boolean;
}
