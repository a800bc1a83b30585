/** How much is measured. */
export interface Settings {
  /** Fewer sizes and rounds, for a look within two minutes; the page is not written. */
  readonly quick: boolean;
  /** How many rounds every figure is a median of. */
  readonly rounds: number;
}
