/** The place of a value inside another: member names and element positions. */
export type ValuePath = readonly (string | number)[];

/** A path as a model reads it: `book.year`, `rows[0]`, `["a key"]`; `fallback` for the value itself. */
export function showPath(path: ValuePath, fallback: string): string {
  if (path.length === 0) return fallback;
  return path.map(showStep).join("");
}

function showStep(step: string | number, index: number): string {
  if (typeof step === "number") return `[${String(step)}]`;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
  return index === 0 ? step : `.${step}`;
}

/** The steps of a JSON pointer (`/rows/0`) into a value: digits become positions where arrays stand. */
export function readPointer(pointer: string, root: unknown): ValuePath {
  let value = root;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(value) ? Number(name) : name;
      value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
      return step;
    });
}
