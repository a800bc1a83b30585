import type { Field, Int } from "@toolmeta/runtime";

/** The shelves of the shop. */
export type Genre = "fiction" | "non-fiction" | "poetry";

/** A book of the catalog. */
export interface Book {
  title: string;
  author: string;
  /** Year of first publication. */
  year: Field<number, { type: "integer"; minimum: 1450 }>;
  genre?: Genre;
}

/** What a search gives back. */
export interface SearchResult {
  /** How many books match, shown or not. */
  total: Int;
  books: Book[];
}

/** How many copies of a book there are. */
export interface StockLevel {
  title: string;
  copies: Int;
}

/** What was ordered. */
export interface Order {
  /** Number of the order. */
  id: Int;
  title: string;
  copies: Int;
}
