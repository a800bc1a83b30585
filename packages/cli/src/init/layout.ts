/** Where things are in a project, from its folder and with slashes. */
export interface Layout {
  /** The tsconfig that builds the tools. */
  readonly config: string;
  /** The folder for the sample's sources: `src/mcp`. */
  readonly sources: string;
  /** The folder they are built to: `dist/mcp`. */
  readonly built: string;
  /** The folder for the sample's test: `test/mcp`. */
  readonly tests: string;
  /** Whether Node reads what is built as ES modules. */
  readonly isEsm: boolean;
}
