/** Ends one server. @returns How many calls were cut off. */
export type EndServer = () => Promise<number>;

/** A process may serve at several addresses: none may end it while calls of another are running. */
const servers = new Set<EndServer>();

/**
 * Counts a server among those that must have ended before the process ends.
 *
 * @returns A function that takes it out again, when it has ended.
 */
export function holdProcess(end: EndServer): () => void {
  servers.add(end);
  return () => void servers.delete(end);
}

/**
 * Ends all servers of the process, and then the process: with 0, or with 1 and a line on the standard error
 * output when calls were cut off or a server could not end.
 */
export async function endProcess(): Promise<never> {
  const outcomes = await Promise.allSettled([...servers].map((end) => end()));
  let cut = 0;
  let hasFailed = false;
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") cut += outcome.value;
    else {
      hasFailed = true;
      console.error("The server could not end cleanly:", outcome.reason);
    }
  }
  if (cut > 0) console.error(`The server has ended; ${cut} unfinished calls were cut off.`);
  process.exit(cut > 0 || hasFailed ? 1 : 0);
}
