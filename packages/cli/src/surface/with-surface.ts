import type { Shell } from "../command-line/shell.js";
import { openSurface } from "./open-surface.js";
import type { Surface } from "./surface.js";

/** Opens a surface for as long as `use` takes, and closes it whatever comes of that. */
export async function withSurface<Result>(
  modules: readonly string[],
  shell: Shell,
  use: (surface: Surface) => Result | Promise<Result>,
): Promise<Result> {
  const surface = await openSurface(modules, shell);
  try {
    return await use(surface);
  } finally {
    await surface.close();
  }
}
