const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Calls back on the first SIGINT or SIGTERM. After it the signals do again what they do by default, so that
 * a second one ends a process that is slow to go.
 *
 * @returns A function that stops listening.
 */
export function onTermination(listener: () => void): () => void {
  const stop = (): void => {
    for (const signal of SIGNALS) process.off(signal, handle);
  };
  const handle = (): void => {
    stop();
    listener();
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  return stop;
}
