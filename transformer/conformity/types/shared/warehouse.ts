/** A type whose name another file uses as well. */
export interface Item {
  shelf: number;
  weight?: number;
}
