import type { ToolCheck } from "./tool-check.js";

/** Options that cannot both be true: the second is reported. */
const CONTRADICTIONS = [["readOnly", "destructive"]] as const;

/** A client that is told two things that exclude each other believes either. */
export const checkHints: ToolCheck = ({ source: { options, reporter, tool } }) => {
  for (const [one, other] of CONTRADICTIONS) {
    const second = options.get(other);
    if (options.get(one)?.value !== true || second?.value !== true) continue;
    reporter.report("TM1008", second.node, { tool, one, other });
  }
};
