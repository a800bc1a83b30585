import type { ElicitAnswer, Root, SampleAnswer, ToolContext } from "../context/tool-context.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { checkContent } from "./check-content.js";
import { createInterruption } from "./create-interruption.js";
import { digestJson } from "./digest-json.js";
import type { InputQuestion } from "./input-question.js";
import { nameQuestions } from "./name-questions.js";
import { openAnswers } from "./open-answers.js";
import type { RoundRecord } from "./round-record.js";

/** Enough for a method that looks at a changing world; one that never asks the same again is broken. */
const MAX_STRAYS = 3;

/** Whether a value is an answer of one kind. */
type IsAnswer<Answer> = (value: unknown) => value is Answer;

/** What a round starts from. */
export interface RoundStart {
  readonly toolName: string;
  /** Undefined in the first round. */
  readonly earlier: RoundRecord | undefined;
  /** What the client has brought, by key; not checked. */
  readonly brought: Readonly<Record<string, unknown>>;
  readonly isAnswer: {
    readonly elicit: IsAnswer<ElicitAnswer>;
    readonly sample: IsAnswer<SampleAnswer>;
    readonly listRoots: IsAnswer<{ readonly roots: readonly Root[] }>;
  };
}

/** One run of a method whose questions are answered between runs. */
export interface InputRound {
  /** What the method asks with; made for a call's context. */
  readonly requests: Pick<ToolContext, "elicit" | "sample" | "listRoots">;
  /** Aborted with a ToolmetaError (`input_required`) when the method waits for an answer that is not there. */
  readonly signal: AbortSignal;
  /** The questions that wait for an answer, by key. */
  readonly open: ReadonlyMap<string, InputQuestion>;
  /** What the next round has to know. */
  record(): RoundRecord;
}

/**
 * Opens a round: answers that are there are given at once; the first question without one ends the run,
 * together with those that are asked in the same breath.
 */
export function openInputRound({ toolName, earlier, brought, isAnswer }: RoundStart): InputRound {
  const answers = openAnswers(earlier, brought);
  const nameQuestion = nameQuestions();
  const open = new Map<string, InputQuestion>();
  const met = new Map<string, string>();
  const countStrays = (): number => {
    if (earlier === undefined) return 0;
    return earlier.asked.some(([key, digest]) => met.get(key) !== digest) ? earlier.strays + 1 : 0;
  };
  const interruption = createInterruption(toolName, () =>
    countStrays() >= MAX_STRAYS ? neverTheSame(toolName) : undefined,
  );

  async function ask<Answer>(question: InputQuestion, isRight: IsAnswer<Answer>): Promise<Answer> {
    const digest = digestJson(question);
    const key = nameQuestion(question, digest);
    met.set(key, digest);
    const answer = answers.find(key, digest, isRight);
    if (answer !== undefined) return answer;
    open.set(key, question);
    return interruption.wait();
  }

  return {
    requests: {
      elicit: quiet(async (request) => {
        const answer = await ask({ kind: "elicit", request }, isAnswer.elicit);
        await checkContent(toolName, request, answer);
        return answer;
      }),
      sample: quiet((request) => ask({ kind: "sample", request }, isAnswer.sample)),
      listRoots: quiet(async () => (await ask({ kind: "listRoots" }, isAnswer.listRoots)).roots),
    },
    signal: interruption.signal,
    open,
    record: () => ({
      answered: answers.list(),
      asked: [...open.keys()].map((key) => [key, met.get(key) ?? ""]),
      strays: countStrays(),
    }),
  };
}

/** A method that does not wait for what it has asked must not bring the process down when it is ended. */
function quiet<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return (...given) => {
    const asking = ask(...given);
    asking.catch(() => undefined);
    return asking;
  };
}

function neverTheSame(toolName: string): ToolmetaError {
  return new ToolmetaError(
    "invalid_answer",
    `${toolName} has asked the client something else in each of its last ${String(MAX_STRAYS + 1)} runs, so ` +
      "no answer is to what it asks. Its method runs again from the start with every answer: let it ask the " +
      "same each time, without the time or a random number in it.",
  );
}
