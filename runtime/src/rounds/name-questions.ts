import type { InputQuestion } from "./input-question.js";

/** Gives each question of a run the key under which it is sent and answered. */
export type NameQuestion = (question: InputQuestion, digest: string) => string;

/**
 * Names the questions of one run. A question without a key is called after what it asks, so that it has the
 * same name in every run, whatever is asked beside it; one that is asked twice has a number. The roots are
 * the same within a call.
 */
export function nameQuestions(): NameQuestion {
  const taken = new Set<string>();
  return (question, digest) => {
    if (question.kind === "listRoots") return "roots";
    const name = question.request.key ?? `${question.kind}-${digest.slice(0, 8)}`;
    let key = name;
    for (let count = 2; taken.has(key); count++) key = `${name}-${String(count)}`;
    taken.add(key);
    return key;
  };
}
