import { toolMeta, toResult, type Field, type ToolResult } from "@toolmeta/runtime";
import type { Book, Genre, Order, SearchResult, StockLevel } from "./book.js";

/** The six tools of the bookshop. */
export class Bookshop {
  private readonly books: Book[] = [
    { title: "Dune", author: "Frank Herbert", year: 1965, genre: "fiction" },
    { title: "Dune Messiah", author: "Frank Herbert", year: 1969, genre: "fiction" },
    { title: "Silent Spring", author: "Rachel Carson", year: 1962, genre: "non-fiction" },
    { title: "Leaves of Grass", author: "Walt Whitman", year: 1855, genre: "poetry" },
  ];
  private readonly orders: Order[] = [];

  /**
   * Search the catalog by title or author.
   *
   * @param query - Title or author to look for; part of it is enough.
   * @param limit - Maximum number of results.
   * @param genre - Only books of this genre.
   */
  @toolMeta({ readOnly: true, openWorld: false })
  searchBooks(
    query: string,
    limit: Field<number, { type: "integer"; minimum: 1; maximum: 50 }> = 10,
    genre?: Genre,
  ): SearchResult {
    const wanted = query.toLowerCase();
    const found = this.books.filter(
      (book) =>
        `${book.title}\n${book.author}`.toLowerCase().includes(wanted) &&
        (genre === undefined || book.genre === genre),
    );
    return { total: found.length, books: found.slice(0, limit) };
  }

  /**
   * Read one book of the catalog.
   *
   * @param title - The exact title.
   */
  @toolMeta({ readOnly: true, openWorld: false })
  async readBook(title: string): Promise<ToolResult<Book>> {
    const book = this.books.find((each) => each.title === title);
    return toResult(book ?? { error: `There is no book "${title}".` });
  }

  /**
   * Add a book to the catalog. A book that is there already is refused.
   *
   * @param book - The book to add.
   */
  @toolMeta({ destructive: false, openWorld: false })
  async addBook(book: Book): Promise<ToolResult<StockLevel>> {
    if (this.books.some(({ title }) => title === book.title)) {
      return toResult({ error: `${book.title} is in the catalog already.` });
    }
    this.books.push(book);
    return toResult({ title: book.title, copies: 0 });
  }

  /**
   * Tell how many copies of a book are in stock.
   *
   * @param title - The exact title.
   */
  @toolMeta({ readOnly: true, openWorld: false })
  countCopies(title: string): StockLevel {
    return { title, copies: title.length % 7 };
  }

  /**
   * Order copies of a book for a customer.
   *
   * @param title - The exact title.
   * @param copies - How many copies.
   * @param express - Whether it is to be sent at once.
   */
  @toolMeta({ destructive: false, openWorld: true })
  async orderBook(
    title: string,
    copies: Field<number, { type: "integer"; minimum: 1; maximum: 99 }>,
    express = false,
  ): Promise<ToolResult<Order>> {
    const order = { id: this.orders.length + (express ? 1000 : 1), title, copies };
    this.orders.push(order);
    return toResult(order);
  }

  /**
   * List books that go well with others.
   *
   * @param titles - Titles that the customer likes.
   * @param limit - Maximum number of results.
   */
  @toolMeta({ readOnly: true, openWorld: false })
  recommendBooks(
    titles: string[],
    limit: Field<number, { type: "integer"; minimum: 1; maximum: 20 }> = 5,
  ): SearchResult {
    const others = this.books.filter(({ title }) => !titles.includes(title));
    return { total: others.length, books: others.slice(0, limit) };
  }
}
