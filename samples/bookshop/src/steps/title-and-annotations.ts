import { toolMeta } from "@toolmeta/runtime";
import { describeBooks } from "../describe-books.js";
import { findBooks } from "../find-books.js";
import { stock } from "../stock.js";

/** Step 6: a title for people, and hints on how the tool behaves. A hint not given is not sent. */
export class TitleAndAnnotations {
  /** Search the catalog by title or author. */
  @toolMeta({ title: "Search the catalog", readOnly: true, openWorld: false })
  searchBooks(query: string): string {
    return describeBooks(findBooks(stock, query), 10);
  }
}
