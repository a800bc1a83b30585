import type { RoundRecord } from "./round-record.js";

/** The answers that a run of the method can be given. */
export interface KnownAnswers {
  /** The answer to a question, when there is one that is of the right kind. */
  find<Answer>(
    key: string,
    digest: string,
    isAnswer: (value: unknown) => value is Answer,
  ): Answer | undefined;
  /** All of them, for the next round. */
  list(): RoundRecord["answered"];
}

/**
 * Puts together the answers of earlier rounds and those that the client brings now. An answer belongs to the
 * question that was asked: when that has changed, it does not count. What the client brings without having
 * been asked counts only for a question that was not asked before; anything else is left alone.
 */
export function openAnswers(
  earlier: RoundRecord | undefined,
  brought: Readonly<Record<string, unknown>>,
): KnownAnswers {
  const asked = new Map(earlier?.asked);
  const answers = new Map<string, readonly [digest: string, answer: unknown]>();
  for (const [key, digest] of asked) {
    if (Object.hasOwn(brought, key)) answers.set(key, [digest, brought[key]]);
  }
  for (const [key, digest, answer] of earlier?.answered ?? []) answers.set(key, [digest, answer]);

  return {
    find(key, digest, isAnswer) {
      if (!answers.has(key) && !asked.has(key) && Object.hasOwn(brought, key)) {
        answers.set(key, [digest, brought[key]]);
      }
      const [answered, answer] = answers.get(key) ?? [];
      if (answered === digest && isAnswer(answer)) return answer;
      // It is asked for once more.
      answers.delete(key);
      return undefined;
    },
    list: () => [...answers].map(([key, [digest, answer]]) => [key, digest, answer]),
  };
}
