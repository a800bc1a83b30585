import type { JsonValue } from "@toolmeta/contract";
import { deliberateDifferences } from "./deliberate-differences.js";
import type { Subject } from "./subject.js";

/** What every judge says of one value. */
export interface Trial {
  readonly value: JsonValue;
  readonly compiler: boolean;
  readonly schema: boolean;
  /** The same schema, read as draft-07. */
  readonly draft7: boolean;
  /** The schema together with what is checked when the tool is called. */
  readonly exact: boolean;
  /** Undefined where the second opinion has no schema. */
  readonly second: boolean | undefined;
}

/** One type's trials, and what is wrong with them. */
export interface Comparison {
  readonly subject: Subject;
  readonly trials: readonly Trial[];
  /** Trials that differ as an entry of the deliberate differences says. */
  readonly deliberate: readonly Trial[];
  readonly complaints: readonly string[];
}

/** Finds what of a type's trials is wrong: a difference that is not meant, or a meant one that is not there. */
export function compare(
  subject: Subject,
  trials: readonly Trial[],
  isRefused: boolean,
): Comparison {
  const entries = deliberateDifferences.filter(({ types }) => subject.name in types);
  const complaints: string[] = [];
  const met = new Set<unknown>();
  const deliberate = trials.filter((trial) => {
    if (trial.schema !== trial.draft7)
      complaints.push(`${print(trial)} differs between the dialects`);
    if (trial.schema === trial.compiler && trial.exact === trial.compiler) return false;
    const takes = trial.exact === trial.compiler ? trial.schema : trial.exact;
    const entry = entries.find(
      (candidate) =>
        candidate.takes === (takes ? "more" : "less") &&
        (candidate.goneAtRunTime !== true || trial.exact === trial.compiler),
    );
    met.add(entry);
    if (entry === undefined) complaints.push(describe(trial));
    return entry !== undefined;
  });
  for (const entry of entries) {
    if (!met.has(entry)) complaints.push(`no longer takes ${entry.takes}; remove the entry`);
  }
  const isTaken = trials.some(({ compiler }) => compiler);
  if (!isTaken && !isRefused) complaints.push("nothing was taken, so nothing is known");
  return { subject, trials, deliberate, complaints };
}

function describe(trial: Trial): string {
  const says = (yes: boolean): string => (yes ? "takes" : "refuses");
  const ours = `the schema ${says(trial.schema)} it`;
  const atRunTime = trial.exact === trial.schema ? "" : `, a call ${says(trial.exact)} it`;
  return `${print(trial)}: ${ours}${atRunTime}, the compiler ${says(trial.compiler)} it`;
}

function print({ value }: Trial): string {
  return JSON.stringify(value);
}
