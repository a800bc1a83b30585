/** What a server can be made to do wrong, to see that the run tells. */
export const FAULTS = ["leak", "wrong", "double", "deaf", "rejection"] as const;

/** Keeps memory; answers another call; answers twice; ignores the end of a call; drops a rejection. */
export type Fault = (typeof FAULTS)[number];

/** Whether a text names a fault. */
export function isFault(text: string | undefined): text is Fault {
  return FAULTS.some((fault) => fault === text);
}
