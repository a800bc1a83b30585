import type { Class } from "./read-tools.js";

/** Whether a value is a class, as far as that can be told: a function that has instances. */
export function isClass(value: unknown): value is Class {
  return typeof value === "function" && typeof value.prototype === "object";
}
