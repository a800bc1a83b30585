import semver from "semver";

/** Whether a version of TypeScript, or every version of a range, has the defaults that 6 has changed. */
export function isBefore6(typescript: string): boolean {
  const range = semver.validRange(typescript);
  return range !== null && !semver.intersects(range, ">=6.0.0");
}
