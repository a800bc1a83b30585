/** How a server ends; the same for every transport. */
export interface ServingOptions {
  /** Milliseconds that running calls have to finish when the server ends. Default: 10 000. */
  readonly grace?: number;
  /**
   * Whether SIGINT and SIGTERM end the server and then the process: with 0, or with 1 when calls were cut
   * off. A second signal ends the process at once. Default: true.
   */
  readonly signals?: boolean;
  /** Awaited at the very end, to close what tools have opened. */
  readonly onClose?: () => void | Promise<void>;
}

/** A server that is being served. */
export interface Serving {
  /** Ends it: new calls are refused, running ones get the grace time. */
  close(): Promise<void>;
  /** Resolves when it has ended, with the number of calls that were cut off. */
  readonly closed: Promise<number>;
}
