/** How many things are going on, and when none is any more. */
export interface CountDown {
  /** Counts a promise until it is settled. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Counts one thing more. @returns What to call when it is over; a second call does nothing. */
  begin(): () => void;
  /** Waits until nothing is going on, at most so many milliseconds. @returns How much still is. */
  reachZero(milliseconds: number): Promise<number>;
}

/** Starts at zero. */
export function countDown(): CountDown {
  let count = 0;
  const waiting = new Set<() => void>();
  const begin = (): (() => void) => {
    let isOver = false;
    count += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      count -= 1;
      if (count === 0) for (const stop of waiting) stop();
    };
  };
  return {
    begin,
    during(work) {
      return work.finally(begin());
    },
    async reachZero(milliseconds) {
      if (count === 0) return 0;
      await new Promise<void>((resolve) => {
        const stop = (): void => {
          clearTimeout(timer);
          waiting.delete(stop);
          resolve();
        };
        const timer = setTimeout(stop, milliseconds);
        waiting.add(stop);
      });
      return count;
    },
  };
}
