import type * as Tokenizer from "gpt-tokenizer/encoding/o200k_base";

/** The vocabulary that tokens are counted by: the models of its kind differ by a few percent from others. */
export const ENCODING = "o200k_base";

let tokenizer: typeof Tokenizer | undefined;

/** How many tokens a text comes to in the {@link ENCODING}. */
export function countTokens(text: string): number {
  // The vocabulary takes a quarter of a second to load, and most builds have no description that needs it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  tokenizer ??= require("gpt-tokenizer/encoding/o200k_base") as typeof Tokenizer;
  return tokenizer.countTokens(text);
}
