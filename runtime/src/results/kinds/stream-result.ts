import type { ResultListener } from "../result-listener.js";
import type { ResultKind } from "./result-kind.js";

type Stream = AsyncIterator<unknown, unknown> | Iterator<unknown, unknown>;

type StreamSource =
  | { readonly [Symbol.asyncIterator]: () => AsyncIterator<unknown, unknown> }
  | { readonly [Symbol.iterator]: () => Iterator<unknown, unknown> };

/**
 * A generator, or anything else that is iterated asynchronously: what it yields becomes progress or log
 * messages, what it returns is the result.
 */
export const streamResult: ResultKind<StreamSource> = {
  supports: (value): value is StreamSource => isAsyncIterable(value) || isGenerator(value),
  async convert(value, { openListener, convert }) {
    const listener = openListener();
    const stream = open(value);
    let step = await stream.next();
    while (step.done !== true) {
      // The author's `finally` gets its turn.
      if (listener.signal.aborted) await stream.return?.();
      listener.signal.throwIfAborted();
      try {
        await announce(await step.value, listener);
      } catch (thrown) {
        await stream.return?.();
        throw thrown;
      }
      step = await stream.next();
    }
    return convert(await step.value);
  },
};

function isAsyncIterable(value: unknown): boolean {
  return has(value, Symbol.asyncIterator);
}

/** Arrays, maps and sets are iterable too, but they are data. */
function isGenerator(value: unknown): boolean {
  return has(value, Symbol.iterator) && has(value, "next") && has(value, "throw");
}

function has(value: unknown, name: string | symbol): boolean {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, name) === "function"
  );
}

function open(value: StreamSource): Stream {
  return Symbol.asyncIterator in value ? value[Symbol.asyncIterator]() : value[Symbol.iterator]();
}

/** A number, or an object with a numeric `progress`, is progress; everything else is logged. */
async function announce(value: unknown, listener: ResultListener): Promise<void> {
  if (typeof value === "number") return listener.progress(value);
  const done = read(value, "progress");
  if (typeof done !== "number") return listener.log("info", value);
  const total = read(value, "total");
  const message = read(value, "message");
  return listener.progress(
    done,
    typeof total === "number" ? total : undefined,
    typeof message === "string" ? message : undefined,
  );
}

function read(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
