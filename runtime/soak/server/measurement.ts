/** How a server is, after it has collected its garbage. */
export interface Measurement {
  /** Bytes. */
  heapUsed: number;
  /** Bytes. */
  rss: number;
  /** Timers, sockets and whatever else keeps a process alive. */
  resources: number;
  /** The tokens of the calls whose signal was aborted since the last measurement. */
  aborted: string[];
}
