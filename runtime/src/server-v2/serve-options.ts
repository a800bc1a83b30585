import type { RequestStateOptions } from "./request-state-options.js";

/** How a registry's tools are served. */
export interface ServeOptions {
  /** For calls that ask the client, from revision 2026-07-28 on. */
  readonly requestState?: RequestStateOptions;
}
