/**
 * What each exit status means, for every command: it is as it should be; the command has something to
 * report (a finding, a failed call, a breaking change); or it could not do its work (bad usage, a module
 * that does not load).
 */
export const EXIT = { fine: 0, reported: 1, unusable: 2 } as const;

/** One of the values of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
