import type { Samples } from "./run-rounds.js";

/**
 * The samples of one subject.
 *
 * @throws Error when it was not measured.
 */
export function findSamples<S extends { readonly id: string }>(
  samples: readonly Samples<S>[],
  id: string,
): Samples<S> {
  const found = samples.find(({ subject }) => subject.id === id);
  if (found === undefined) throw new Error(`${id} was not measured.`);
  return found;
}
