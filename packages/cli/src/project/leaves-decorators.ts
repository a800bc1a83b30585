import { isBefore6 } from "./is-before-6.js";
import type { Settings } from "./read-settings.js";

/**
 * Whether the compiler leaves decorators as they are, which Node cannot read.
 *
 * @param typescript The compiler's version, or a range of them.
 */
export function leavesDecorators({ options }: Settings, typescript: string): boolean {
  if (options.experimentalDecorators === true) return false;
  return readText(options.target ?? findDefault(options.module, typescript)) === "esnext";
}

/** The target that a kind of module implied until version 6. */
function findDefault(module: unknown, typescript: string): string {
  return readText(module) === "nodenext" && isBefore6(typescript) ? "esnext" : "";
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.toLowerCase() : "";
}
