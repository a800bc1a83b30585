import type { ServerCommand } from "./relay/server-process.js";

/** What is built and started. */
export interface DevTarget {
  /** As the developer named it. */
  readonly name: string;
  /** The absolute path of the tsconfig that builds it. */
  readonly config: string;
  /** The absolute path of its source, when it is named by its source. */
  readonly source?: string;
  /** How to start it, when that does not depend on where its source is built to. */
  readonly command?: ServerCommand;
}
