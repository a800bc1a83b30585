/** Why a file could not be read, changed or listed, in the form that `toResult` takes for a failure. */
export interface FileFailure {
  /** One or two sentences for the model. */
  readonly error: string;
  /** What else helps to do better, such as the lines at which an ambiguous text stands. */
  readonly [hint: string]: unknown;
}
