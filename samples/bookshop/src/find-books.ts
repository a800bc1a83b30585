import type { Book, Genre } from "./book.js";

/** The books whose title or author contains the query, in any case, and that are of the genre given. */
export function findBooks(
  books: readonly Book[],
  query: string,
  genre: Genre | null = null,
): readonly Book[] {
  const wanted = query.trim().toLowerCase();
  return books.filter(
    (book) =>
      `${book.title}\n${book.author}`.toLowerCase().includes(wanted) &&
      (genre === null || book.genre === genre),
  );
}
