/** One row of the page on types. */
export interface TypeRow {
  readonly section: string;
  /** Line of the page. */
  readonly line: number;
  /** TypeScript: a type, or in its section the parameters of a method or its return type. */
  readonly code: string;
  /** What the method, or in the sections on results the client, receives. */
  readonly receives: string;
  /** The schema as JSON, or `refused: reason`. */
  readonly schema: string;
}

/** The rows of the page's tables, in their order. */
export function readTypeRows(page: string): readonly TypeRow[] {
  let section = "";
  return page.split("\n").flatMap((text, index) => {
    if (text.startsWith("## ")) section = text.slice("## ".length);
    const cells = text.startsWith("| `") ? splitCells(text) : [];
    const [code = "", receives = "", schema = ""] = cells;
    return cells.length === 0
      ? []
      : [{ section, line: index + 1, code: bare(code), receives, schema: bare(schema) }];
  });
}

/** A bar inside a cell is written `\|`. */
function splitCells(text: string): readonly string[] {
  return text
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The text of a cell whose code stands between one or two backticks, also behind a word. */
function bare(cell: string): string {
  const [, word = "", , code = cell] = /^(refused: )?(`+) ?(.*?) ?\2$/.exec(cell) ?? [];
  return word + code;
}
