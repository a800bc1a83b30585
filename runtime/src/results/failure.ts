/**
 * What a function returns to say that it failed: an object with an `error` (or the legacy `Error`) and
 * whatever helps the caller to do better.
 */
export type Failure =
  | { readonly error: unknown; readonly [hint: string]: unknown }
  | { readonly Error: unknown; readonly [hint: string]: unknown };

/** What remains of a type when its failures are taken away; a type that is all failure stays. */
export type Success<Value> = [Exclude<Value, Failure>] extends [never]
  ? Value
  : Exclude<Value, Failure>;
