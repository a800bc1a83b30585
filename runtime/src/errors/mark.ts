/**
 * A mark of ours. Unlike `instanceof`, it is the same for the ESM and the CommonJS copy of this package, which
 * both live in one process when an application mixes them.
 */
export function createMark(name: string): symbol {
  return Symbol.for(`@toolmeta/runtime/${name}`);
}

/** Marks all objects of a class, by its prototype. */
export function setMark(prototype: object, mark: symbol): void {
  Object.defineProperty(prototype, mark, { value: true });
}

/** Whether an object, or what it inherits from, carries the mark. */
export function hasMark(value: unknown, mark: symbol): boolean {
  return typeof value === "object" && value !== null && Reflect.get(value, mark) === true;
}
