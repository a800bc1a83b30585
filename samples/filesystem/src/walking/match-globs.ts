import type { Field } from "@toolmeta/runtime";
import { Minimatch } from "minimatch";

/** A glob pattern, such as `*.ts` or `src/**`. */
export type Glob = Field<string, { minLength: 1; maxLength: 1000 }>;

/** Glob patterns for what is to be left out. */
export type ExcludedGlobs = Field<Glob[], { maxItems: 100 }>;

const OPTIONS = { dot: true, nocomment: true, nonegate: true, braceExpandMax: 100 } as const;

/** Makes a test that a path, relative and with forward slashes, matches one of the patterns. */
export function matchGlobs(
  patterns: readonly string[],
  options: {
    /** A pattern without a slash matches a name in any directory. Default: false. */
    readonly anyDepth?: boolean;
  } = {},
): (path: string) => boolean {
  const { anyDepth = false } = options;
  const matchers = patterns.map(
    (pattern) => new Minimatch(pattern, { ...OPTIONS, matchBase: anyDepth }),
  );
  return (path) => matchers.some((matcher) => matcher.match(path));
}
