/** How many tokens a text has. */
export type CountTokens = (text: string) => number;

/**
 * Loads the counter. It counts with the o200k_base vocabulary; other models differ by a few percent. It
 * takes a quarter of a second to load, so only commands that count do.
 */
export async function loadTokenCounter(): Promise<CountTokens> {
  const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
  return (text) => countTokens(text);
}
