import semver from "semver";

const NATIVE =
  "TypeScript 7 is a native compiler that runs no transformers, and a transformer is what reads your tools";

/** Why a range of TypeScript versions will not do; undefined when it will, or when one cannot tell. */
export function judgeTypescript(range: string): string | undefined {
  // A tag such as `latest`, which is 7 by now; a path or an alias says nothing.
  if (/^[a-z]+$/i.test(range)) return `"${range}" may install 7. ${NATIVE}`;
  const valid = semver.validRange(range);
  if (valid === null) return undefined;
  if (!semver.intersects(valid, "<7")) return NATIVE;
  if (!semver.intersects(valid, ">=5.9")) return "The transformer needs TypeScript 5.9 or later";
  return semver.subset(valid, "<7") ? undefined : `"${range}" may install 7. ${NATIVE}`;
}
