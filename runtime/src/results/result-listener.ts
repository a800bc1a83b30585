/** Hears what a tool reports before its result, and tells when nobody waits for it any more. */
export interface ResultListener {
  readonly signal: AbortSignal;
  progress(done: number, total?: number, message?: string): Promise<void>;
  log(level: "info", data: unknown): Promise<void>;
}
