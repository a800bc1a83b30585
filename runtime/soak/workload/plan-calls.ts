import type { CallKind } from "./call-kind.js";
import { CALL_KINDS } from "./call-kinds.js";

/** Prime, so that it meets every place of a shorter plan before it meets one again. */
const STRIDE = 7919;

/**
 * Which kind of call each number is: all kinds by their weight, well mixed, and the same in every run.
 *
 * @param canCancel Without sessions the end of a call cannot be told in the revisions of 2025.
 */
export function planCalls(canCancel: boolean): (index: number) => CallKind {
  const kinds = CALL_KINDS.filter(({ group }) => canCancel || group !== "cancelled");
  const plan = kinds.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  return (index) => {
    const kind = plan[(index * STRIDE) % plan.length];
    if (kind === undefined) throw new Error("There are no calls to plan.");
    return kind;
  };
}
