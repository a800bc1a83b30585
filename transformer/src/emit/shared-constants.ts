import ts from "typescript";
import { declareConstant } from "./declare-constant.js";
import { toExpression, toName } from "./to-expression.js";
import type { PooledValue, Primitive, ValuePool } from "./value-pool.js";

/** Characters below which a value is written wherever it is used: a name would hardly be shorter. */
const MIN_LENGTH = 60;

/** The constants of one file, for the values that its tools share. */
export interface SharedConstants {
  /** The members of an object. What is used more than once in the file is the name of a constant. */
  writeMembers(value: PooledValue): readonly ts.ObjectLiteralElementLike[];
  /** The statements that declare the constants of what was written, each before those that need it. */
  readonly declarations: readonly ts.Statement[];
}

/** Counts how often the values that are in `roots` are used. `roots` are all values of the file. */
export function createSharedConstants(
  roots: readonly PooledValue[],
  pool: ValuePool,
  factory: ts.NodeFactory,
): SharedConstants {
  const uses = countUses(roots, pool);
  const constants = new Map<PooledValue, ts.Identifier>();
  const declarations: ts.Statement[] = [];
  const write = (value: PooledValue | Primitive): ts.Expression => {
    if (typeof value !== "object" || value === null) return toExpression(value, factory);
    const known = constants.get(value);
    if (known !== undefined) return known;
    const literal = writeLiteral(value);
    if ((uses.get(value) ?? 0) < 2 || value.length < MIN_LENGTH) return literal;
    // It gets a number where the file has the name already.
    const name = factory.createUniqueName(value.name, ts.GeneratedIdentifierFlags.Optimistic);
    constants.set(value, name);
    declarations.push(declareConstant(name, literal, factory));
    return name;
  };
  const writeLiteral = (value: PooledValue): ts.Expression =>
    value.isList
      ? factory.createArrayLiteralExpression(value.members.map(([, part]) => write(part)))
      : factory.createObjectLiteralExpression(writeMembers(value));
  const writeMembers = (value: PooledValue): readonly ts.ObjectLiteralElementLike[] => {
    const open = findShared(value, pool);
    const spread = open === undefined ? [] : [factory.createSpreadAssignment(write(open))];
    const own = value.members.slice(open === undefined ? 0 : -1);
    const properties = own.map(([name, part]) =>
      factory.createPropertyAssignment(toName(name, factory), write(part)),
    );
    return [...spread, ...properties];
  };
  return { writeMembers, declarations };
}

/** What a value is written as a closed copy of. A short one is written out. */
function findShared(value: PooledValue, pool: ValuePool): PooledValue | undefined {
  const open = pool.findOpen(value);
  return open === undefined || open.length < MIN_LENGTH ? undefined : open;
}

/** What is in a value that is used twice is used once, by the constant. */
function countUses(
  roots: readonly PooledValue[],
  pool: ValuePool,
): ReadonlyMap<PooledValue, number> {
  const uses = new Map<PooledValue, number>();
  const use = (value: PooledValue | Primitive): void => {
    if (typeof value !== "object" || value === null) return;
    const before = uses.get(value) ?? 0;
    uses.set(value, before + 1);
    if (before > 0 && value.length >= MIN_LENGTH) return;
    const open = findShared(value, pool);
    const parts = open === undefined ? value.members.map(([, member]) => member) : [open];
    parts.forEach(use);
  };
  roots.forEach(use);
  return uses;
}
