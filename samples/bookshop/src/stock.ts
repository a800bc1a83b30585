import type { Book } from "./book.js";

/** What the shop has when it opens. */
export const stock: readonly Book[] = [
  { title: "Dune", author: "Frank Herbert", year: 1965, genre: "fiction" },
  { title: "Dune Messiah", author: "Frank Herbert", year: 1969, genre: "fiction" },
  { title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", year: 1969, genre: "fiction" },
  { title: "Silent Spring", author: "Rachel Carson", year: 1962, genre: "non-fiction" },
  { title: "Dunes and Deserts", author: "Ada Brook", year: 1988, genre: "non-fiction" },
  { title: "Leaves of Grass", author: "Walt Whitman", year: 1855, genre: "poetry" },
];
