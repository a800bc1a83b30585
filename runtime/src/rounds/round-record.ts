/**
 * What a round has to know of those before it. It travels through the client, so it is JSON, and in lists,
 * because a question may have any key.
 */
export interface RoundRecord {
  /** The answers that have come: key, fingerprint of the question, answer. */
  readonly answered: readonly (readonly [key: string, digest: string, answer: unknown])[];
  /** The questions of the last round: key, fingerprint. */
  readonly asked: readonly (readonly [key: string, digest: string])[];
  /** How many rounds in a row did not come back to a question of the round before. */
  readonly strays: number;
}
