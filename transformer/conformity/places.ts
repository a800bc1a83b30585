import path from "node:path";

/** The folder of the conformity check; the built code stands one level below it. */
export const HOME = path.resolve(__dirname, "..");

/** The folder of the type declarations under test. */
export const TYPES = path.join(HOME, "types");
