/** How the paths among a tool's arguments are checked. */
export interface PathRules {
  /** The arguments that hold paths, nested ones with dots. */
  readonly checkPaths: readonly string[];
  /** The directories in which they must lie; undefined for the working directory. */
  readonly roots: readonly string[] | undefined;
  /** The client's roots count instead, when it offers some. */
  readonly clientRoots: boolean;
}
