/** A value that others wait for until there is one, and that may be replaced. */
export interface Latest<Value> {
  readonly isThere: boolean;
  /** The value, as soon as there is one. */
  readonly read: () => Promise<Value>;
  replace(value: Value): void;
}

/** Makes one without a value. */
export function createLatest<Value>(): Latest<Value> {
  const waiting: ((value: Value) => void)[] = [];
  let current: { readonly value: Value } | undefined;
  return {
    get isThere() {
      return current !== undefined;
    },
    read: () =>
      current === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(current.value),
    replace(value) {
      current = { value };
      for (const resolve of waiting.splice(0)) resolve(value);
    },
  };
}
