/** Tells whether a value fits a schema. */
export type ReadyValidator = (value: unknown) => boolean;

/**
 * Code that was made of the schemas of one file when the project was built. It is called once, with a
 * function that gives the libraries it needs by their names, so that it imports nothing itself.
 */
export type MakeValidators = (
  require: (name: string) => unknown,
) => Readonly<Record<string, ReadyValidator>>;

/** Where the ready-made validators of a tool's schemas are found. */
export interface ReadyValidators {
  readonly make: MakeValidators;
  /** The names of the validators among those that were made. A schema without one is read as it stands. */
  readonly input?: string;
  readonly output?: string;
}
