/** Sets a member of its own, whatever its name: an assignment to `__proto__` would set the prototype. */
export function setMember(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
