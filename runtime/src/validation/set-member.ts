/**
 * Sets a member of its own, whatever its name: an assignment to `__proto__` would set the prototype. Other names
 * are assigned, because engines read and write objects with defined members slowly.
 */
export function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") object[name] = value;
  else {
    Object.defineProperty(object, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}
