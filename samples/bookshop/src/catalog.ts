import { toResult, toolMeta, type Field, type Int, type ToolResult } from "@toolmeta/runtime";
import type { Book, Genre } from "./book.js";
import { findBooks } from "./find-books.js";
import { stock } from "./stock.js";

/** What a search gives back. */
export interface SearchResult {
  /** How many books match, shown or not. */
  total: Int;
  books: Book[];
}

/** What adding a book gives back. */
export interface AddResult {
  /** How many books the catalog has now. */
  total: Int;
  /** Empty when the book was added. */
  error: string;
}

/** The finished shop: the steps put together, with a catalog that remembers what is added. */
export class Catalog {
  readonly #books: Book[] = [...stock];

  /**
   * Search the catalog by title or author.
   *
   * @param query - Title or author to look for; part of it is enough.
   * @param limit - Maximum number of results.
   * @param genre - Only books of this genre; null for all.
   */
  @toolMeta({ title: "Search the catalog", readOnly: true, openWorld: false })
  searchBooks(
    query: string,
    limit: Field<number, { type: "integer"; minimum: 1; maximum: 50 }> = 10,
    genre: Genre | null = null,
  ): SearchResult {
    const found = findBooks(this.#books, query, genre);
    return { total: found.length, books: found.slice(0, limit) };
  }

  /**
   * Add a book to the catalog. A book that is there already is refused.
   *
   * @param book - The book to add.
   */
  @toolMeta({ title: "Add a book", destructive: false, idempotent: false, openWorld: false })
  async addBook(book: Book): Promise<ToolResult<AddResult>> {
    const known = this.#books.some(
      ({ title, author }) => title === book.title && author === book.author,
    );
    if (known) {
      const error = `${book.title} by ${book.author} is in the catalog already.`;
      return toResult({ total: this.#books.length, error });
    }
    this.#books.push(book);
    return toResult({ total: this.#books.length, error: "" });
  }
}
