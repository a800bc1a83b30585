/**
 * How the state of a call that waits for the client's input is kept, from revision 2026-07-28 on. It is
 * handed to the client, signed, and comes back with the answers.
 */
export interface RequestStateOptions {
  /**
   * The key that it is signed with: at least 32 bytes, random, and the same in every process that may be
   * sent the answers. Default: one that this process makes for itself.
   */
  readonly key?: string | Uint8Array;
  /** Seconds that the client has to answer one round. Default: 600. */
  readonly ttlSeconds?: number;
}
