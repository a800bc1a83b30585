/** How many complaints of one scenario are kept in words: where it began, and how it ended. */
const FIRST = 8;
const LAST = 4;

/** What went wrong. */
export interface Findings {
  readonly add: (text: string) => void;
  readonly count: () => number;
  /** The first few and the last few. */
  readonly texts: readonly string[];
}

/** Starts with none. */
export function openFindings(): Findings {
  const texts: string[] = [];
  let count = 0;
  return {
    texts,
    count: () => count,
    add(text) {
      count += 1;
      if (texts.length === FIRST + LAST) texts.splice(FIRST, 1);
      texts.push(text);
    },
  };
}
