import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";

/** How many tokens a text has in the o200k_base vocabulary; other models differ by a few percent. */
export function countTokens(text: string): number {
  return count(text);
}
