/**
 * What a person at the command line can put right: a wrong argument, a file that does not load. It is
 * printed as one line on the standard error output, and the command exits with 2.
 */
export class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UsageError";
  }
}
