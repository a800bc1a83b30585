import { toolMeta } from "@toolmeta/runtime";
import type { Book } from "../book.js";

/** Step 4: several values that belong together are one parameter, checked before the call. */
export class ModelParameter {
  /** Add a book to the catalog. */
  @toolMeta({})
  addBook(book: Book): string {
    return `Added ${book.title} by ${book.author} (${book.year}).`;
  }
}
