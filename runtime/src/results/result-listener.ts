/** Hears what a tool reports before its result. */
export interface ResultListener {
  progress(done: number, total?: number, message?: string): Promise<void>;
  log(level: "info", data: unknown): Promise<void>;
}
