import type { SoakAnswer } from "../client/soak-client.js";

/** What became of a call: its answer, or the error of the protocol that the client threw. */
export type Outcome = SoakAnswer | Error;

/** What a kind of call is meant to meet. */
export type CallGroup = "good" | "bad" | "throwing" | "slow" | "cancelled";

/** One call: its token is found in nobody else's answer. */
export interface Ask {
  readonly token: string;
  /** Where the workspace's files are. */
  readonly directory: string;
  /** Who calls; no two call at once. */
  readonly worker: number;
}

/** A kind of call, and how its one right answer is told from all others. */
export interface CallKind {
  readonly name: string;
  readonly group: CallGroup;
  /** So many of all weights together are of this kind. */
  readonly weight: number;
  readonly tool: (ask: Ask) => string;
  readonly args: (ask: Ask) => object;
  readonly isRight: (outcome: Outcome, ask: Ask) => boolean;
}
