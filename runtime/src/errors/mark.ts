/**
 * Marks an object as one of ours. Unlike `instanceof`, the mark is the same for the ESM and the CommonJS
 * copy of this package, which both live in one process when an application mixes them.
 */
export function setMark(target: object, mark: string): void {
  Object.defineProperty(target, keyOf(mark), { value: true });
}

/** Whether an object, or what it inherits from, carries the mark. */
export function hasMark(value: unknown, mark: string): boolean {
  return typeof value === "object" && value !== null && Reflect.get(value, keyOf(mark)) === true;
}

function keyOf(mark: string): symbol {
  return Symbol.for(`@toolmeta/runtime/${mark}`);
}
