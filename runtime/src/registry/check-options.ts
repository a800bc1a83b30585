import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegistryOptions } from "./registry-options.js";

/**
 * Checks what the options ask of the process.
 *
 * @throws ToolmetaError (`refused`) for `refuseRoot` in a process of the superuser.
 */
export function checkOptions({ refuseRoot, timeout }: RegistryOptions): void {
  if (refuseRoot === true && process.getuid?.() === 0) {
    throw new ToolmetaError(
      "refused",
      "The tools are not served by the superuser (option refuseRoot). Start the server as another user.",
    );
  }
  checkTimeout(timeout, "The registry");
}

/**
 * Checks a number of milliseconds.
 *
 * @throws ToolmetaError (`invalid_options`) unless it is undefined or positive.
 */
export function checkTimeout(timeout: number | undefined, owner: string): void {
  if (timeout === undefined || timeout > 0) return;
  throw new ToolmetaError(
    "invalid_options",
    `${owner} has the timeout ${String(timeout)}. Expected a positive number of milliseconds.`,
  );
}
