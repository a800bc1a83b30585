/** One fenced TypeScript block of a page. */
export interface Snippet {
  /** The name it can be imported by from the other blocks of its page. */
  readonly file: string;
  /** Line of the page on which the block's text begins. */
  readonly line: number;
  readonly text: string;
}

const BLOCK = /^```(\w+)(?: (.*))?\n([\s\S]*?)^```$/gm;

/**
 * The `ts` blocks of a page that have to compile. The word after `ts` is the block's file name; a block
 * marked `ts fragment` is no file of its own and is left out.
 */
export function readSnippets(page: string): Snippet[] {
  return [...page.matchAll(BLOCK)].flatMap(([, language, info, text], index) => {
    if (language !== "ts" || info === "fragment" || text === undefined) return [];
    const start = page.indexOf(text);
    return {
      file: info ?? `block-${index + 1}.ts`,
      line: page.slice(0, start).split("\n").length,
      text,
    };
  });
}
