import type { Book } from "./book.js";

/** One line for a reader: how many books there are, and the first of them by name. */
export function describeBooks(books: readonly Book[], limit: number): string {
  const shown = books.slice(0, limit).map((book) => `${book.title} (${book.author}, ${book.year})`);
  return `${books.length} found, ${shown.length} shown: ${shown.join("; ")}`;
}
