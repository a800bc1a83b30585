import { toolMeta, type Int } from "@toolmeta/runtime";
import { describeBooks } from "../describe-books.js";
import { findBooks } from "../find-books.js";
import { stock } from "../stock.js";

/** Step 2: a parameter with a default may be left out, and clients see the default. */
export class OptionalArgument {
  /** Search the catalog by title or author. */
  @toolMeta({})
  searchBooks(query: string, limit: Int = 10): string {
    return describeBooks(findBooks(stock, query), limit);
  }
}
