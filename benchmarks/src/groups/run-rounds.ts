/** The figures of one measurement, by name. */
export type Figures = Readonly<Record<string, number>>;

/** The figures of one subject: one entry per round. */
export interface Samples<S> {
  readonly subject: S;
  readonly rounds: readonly Figures[];
}

/**
 * Measures subjects side by side: in every round each is measured once, and each round starts with another, so
 * that what else the machine does falls on all of them. A first round is thrown away.
 */
export async function runRounds<S>(
  subjects: readonly S[],
  rounds: number,
  measure: (subject: S) => Promise<Figures>,
): Promise<readonly Samples<S>[]> {
  const samples = subjects.map((subject) => ({ subject, rounds: [] as Figures[] }));
  for (let round = 0; round <= rounds; round++) {
    for (let step = 0; step < samples.length; step++) {
      const sample = samples[(round + step) % samples.length];
      if (sample === undefined) continue;
      const figures = await measure(sample.subject);
      if (round > 0) sample.rounds.push(figures);
    }
  }
  return samples;
}
