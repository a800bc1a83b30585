import type { ResolveInstance } from "./create-instance.js";

/** How a registry finds, names, guards and runs tools. Everything is optional. */
export interface RegistryOptions {
  /** Makes the instances of classes; default: `new Class()`. */
  readonly resolve?: ResolveInstance;
}
