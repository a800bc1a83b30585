/** What the process that builds tells the one that serves, after each build. */
export interface BuildResult {
  /** How many errors there were; nothing was written unless it is 0. */
  readonly errors: number;
  /** The built file of the entry; absent when the project does not compile it. */
  readonly output?: string;
}

/** Whether a message of the process that builds is a result. */
export function isBuildResult(message: unknown): message is BuildResult {
  return (
    typeof message === "object" &&
    message !== null &&
    typeof Reflect.get(message, "errors") === "number"
  );
}
