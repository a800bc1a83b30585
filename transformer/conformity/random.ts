/** A source of choices that gives the same choices for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** True in about `share` of all cases. */
  chance(share: number): boolean;
  /** One of `items`; undefined of none. */
  pick<T>(items: readonly T[]): T | undefined;
}

/** Makes a source of choices (mulberry32) from a number and a word. */
export function createRandom(seed: number, word: string): Random {
  let state = seed;
  for (const character of word) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)],
  };
}
