import type { DeclaredConstant } from "./declare-constant.js";
import { joinList, joinMembers } from "./join-code.js";
import type { PooledValue, PoolPart, ValuePool } from "./value-pool.js";

/** The constants of one file, for the values that its tools share. */
export interface SharedConstants {
  /** The code of an object's members. What is used more than once in the file is the name of a constant. */
  writeMembers(value: PooledValue): readonly (readonly [name: string, code: string])[];
  /** The constants of what was written, each before those that need it. */
  readonly declared: readonly DeclaredConstant[];
}

/** Counts how often the values that are in `roots` are used. `roots` are all values of the file. */
export function createSharedConstants(
  roots: readonly PooledValue[],
  pool: ValuePool,
  makeName: (wanted: string) => string,
): SharedConstants {
  const uses = countUses(roots, pool);
  const names = new Map<PooledValue, string>();
  const declared: DeclaredConstant[] = [];
  const write = (part: PoolPart): string => {
    if (typeof part === "string") return part;
    return names.get(part) ?? declare(part, writeLiteral(part));
  };
  const declare = (value: PooledValue, code: string): string => {
    if (value.isShort || (uses.get(value) ?? 0) < 2) return code;
    const name = makeName(value.name);
    names.set(value, name);
    declared.push({ name, code });
    return name;
  };
  const writeLiteral = (value: PooledValue): string => {
    if (value.isList) return joinList(value.members.map(([, element]) => write(element)));
    const open = findShared(value, pool);
    return open === undefined
      ? joinMembers(writeMembers(value))
      : // Spread is younger than some targets, and text is not lowered.
        `Object.assign({},${write(open)},{additionalProperties:false})`;
  };
  const writeMembers: SharedConstants["writeMembers"] = ({ members }) =>
    members.map(([name, part]) => [name, write(part)]);
  return { writeMembers, declared };
}

/** What a value is written as a closed copy of. A short one is written out. */
function findShared(value: PooledValue, pool: ValuePool): PooledValue | undefined {
  const open = pool.findOpen(value);
  return open === undefined || open.isShort ? undefined : open;
}

/** What is in a value that is used twice is used once, by the constant. */
function countUses(
  roots: readonly PooledValue[],
  pool: ValuePool,
): ReadonlyMap<PooledValue, number> {
  const uses = new Map<PooledValue, number>();
  const use = (part: PoolPart): void => {
    if (typeof part === "string") return;
    const before = uses.get(part) ?? 0;
    uses.set(part, before + 1);
    if (before > 0 && !part.isShort) return;
    const open = findShared(part, pool);
    const parts = open === undefined ? part.members.map(([, member]) => member) : [open];
    parts.forEach(use);
  };
  roots.forEach(use);
  return uses;
}
