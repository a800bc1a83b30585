import type { LowLevelServer } from "./low-level-server.js";

/** Revisions are dates; from this one on, a server has no requests of its own to its client. */
const FIRST_MODERN = "2026-07-28";

/** Whether a server speaks revision 2026-07-28 or a later one with its client. */
export function isModern(server: LowLevelServer): boolean {
  // An envelope would not do: a client of the other era may send one too, and it would count for nothing.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const version = server.getNegotiatedProtocolVersion();
  return version !== undefined && version >= FIRST_MODERN;
}
