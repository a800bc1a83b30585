import { inspect } from "node:util";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ServingOptions } from "./serving-options.js";

const DEFAULT = 10_000;

/** Node's timers take no more, and fire at once instead. */
const LONGEST = 2 ** 31 - 1;

/** The grace time in milliseconds. @throws ToolmetaError (`invalid_options`) for what is none. */
export function readGrace({ grace = DEFAULT }: ServingOptions): number {
  if (grace >= 0 && grace <= LONGEST) return grace;
  throw new ToolmetaError(
    "invalid_options",
    `The server has grace: ${inspect(grace)}. Expected the milliseconds that running calls have to finish: a ` +
      `number from 0 to ${String(LONGEST)}, which is 24 days.`,
  );
}
