import { toolMeta, type Field } from "@toolmeta/runtime";
import { describeBooks } from "../describe-books.js";
import { findBooks } from "../find-books.js";
import { stock } from "../stock.js";

/** Step 3: bounds and descriptions on a type, and a choice out of a few values. */
export class RicherSchema {
  /**
   * Search the catalog by title or author.
   *
   * @param query - Title or author to look for.
   * @param genre - Only books of this genre; null for all.
   */
  @toolMeta({})
  searchBooks(
    query: string,
    limit: Field<
      number,
      { type: "integer"; minimum: 1; maximum: 50; description: "Maximum number of results." }
    > = 10,
    genre: "fiction" | "non-fiction" | "poetry" | null = null,
  ): string {
    return describeBooks(findBooks(stock, query, genre), limit);
  }
}
