import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegistryOptions } from "./registry-options.js";

/** What an option that is one of several words may be; it may come from a file, where types do not hold. */
const CHOICES = {
  access: ["full", "readOnly"],
  naming: ["asIs", "snake_case"],
  onDuplicate: ["error", "warn", "replace", "ignore"],
  text: ["json", "summary", "none"],
} as const satisfies Partial<Record<keyof RegistryOptions, readonly string[]>>;

/**
 * Checks what the options ask of the process.
 *
 * @throws ToolmetaError `refused` for `refuseRoot` in a process of the superuser, or `invalid_options`.
 */
export function checkOptions(options: RegistryOptions): void {
  const { refuseRoot, timeout } = options;
  if (refuseRoot === true && process.getuid?.() === 0) {
    throw new ToolmetaError(
      "refused",
      "The tools are not served by the superuser (option refuseRoot). Start the server as another user.",
    );
  }
  checkTimeout(timeout, "The registry");
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || choices.some((choice) => choice === value)) continue;
    throw new ToolmetaError(
      "invalid_options",
      `The registry has ${name}: ${JSON.stringify(value)}. Expected one of ${choices.join(", ")}.`,
    );
  }
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
