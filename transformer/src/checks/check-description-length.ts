import type { ToolCheck } from "./tool-check.js";
import { countTokens, ENCODING } from "./count-tokens.js";

/** Tokens that a description may cost, unless the author sets `descriptionTokens`. */
const DEFAULT_DESCRIPTION_TOKENS = 250;

/** No prose has more than one token for each two bytes; below that there is nothing to count. */
const BYTES_PER_TOKEN = 2;

/** A description is paid for with every request that offers the tool. */
export const checkDescriptionLength: ToolCheck = ({ source, description }) => {
  const { settings, reporter, options, method, tool } = source;
  const budget = settings.descriptionTokens ?? DEFAULT_DESCRIPTION_TOKENS;
  if (description === undefined) return;
  if (Buffer.byteLength(description) <= budget * BYTES_PER_TOKEN) return;
  const count = countTokens(description);
  if (count <= budget) return;
  const at = options.get("description")?.node ?? method.name;
  reporter.report("TM2004", at, { tool, count, encoding: ENCODING, budget });
};
