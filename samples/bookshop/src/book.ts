import type { Field } from "@toolmeta/runtime";

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
