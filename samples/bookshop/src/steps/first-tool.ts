import { toolMeta, type Int } from "@toolmeta/runtime";
import { describeBooks } from "../describe-books.js";
import { findBooks } from "../find-books.js";
import { stock } from "../stock.js";

/** Step 1: a method, its comment and its types are the whole tool. */
export class FirstTool {
  /** Search the catalog by title or author. */
  @toolMeta({})
  searchBooks(query: string, limit: Int): string {
    return describeBooks(findBooks(stock, query), limit);
  }
}
