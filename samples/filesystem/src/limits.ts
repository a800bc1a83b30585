const MIB = 1024 * 1024;

/**
 * Where the tools stop, so that one call neither fills the memory nor overruns its client: over stdio a
 * client takes messages of 10 MiB.
 */
export const LIMITS = {
  /** Bytes of text in one answer, which holds it twice. */
  textBytes: 2 * MIB,
  /** Bytes of a media file, which base64 makes a third longer. */
  mediaBytes: 5 * MIB,
  /** Entries of one listing, tree or search. */
  entries: 5000,
  /** Lines that differ, taken away and added, up to which a difference is shown. */
  changedLines: 1000,
} as const;
