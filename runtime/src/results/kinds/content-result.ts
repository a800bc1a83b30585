import type { ContentBlock } from "../call-tool-result.js";
import { checkResult } from "../check-result.js";
import { isContentBlock } from "../is-content-block.js";
import type { ResultKind } from "./result-kind.js";

type Content = ContentBlock | readonly ContentBlock[];

/** A content block, or several: they are the result as they stand. */
export const contentResult: ResultKind<Content> = {
  supports: (value, rules): value is Content =>
    rules.outputSchema === undefined && (isContentBlock(value) || isBlockList(value)),
  convert: (value) => checkResult({ content: isBlockList(value) ? value : [value] }),
};

function isBlockList(value: unknown): value is readonly ContentBlock[] {
  return Array.isArray(value) && value.length > 0 && value.every(isContentBlock);
}
