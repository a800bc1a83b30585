import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Ask, CallKind, Outcome } from "./call-kind.js";
import { pathOfText, textOf, TEXTS } from "./workspace.js";

type Check = CallKind["isRight"];

/** The one structured content that is right. */
function gives(expected: (ask: Ask) => unknown): Check {
  return (outcome, ask) =>
    !(outcome instanceof Error) &&
    !outcome.isError &&
    isDeepStrictEqual(outcome.structured, expected(ask));
}

/** A result without failure whose structured content has these members among others. */
function tells(isExpected: (structured: object, ask: Ask) => boolean): Check {
  return (outcome, ask) =>
    !(outcome instanceof Error) &&
    !outcome.isError &&
    typeof outcome.structured === "object" &&
    outcome.structured !== null &&
    isExpected(outcome.structured, ask);
}

/** A result that is a failure, with a text that says all of this. */
function refuses(...words: readonly ((ask: Ask) => string)[]): Check {
  return (outcome, ask) =>
    !(outcome instanceof Error) &&
    outcome.isError &&
    words.every((word) => outcome.text.includes(word(ask)));
}

const token = (ask: Ask): string => ask.token;
const says = (word: string) => (): string => word;
const named = (tool: string) => (): string => tool;

/** Which of the texts a call reads. */
function numberOf({ token: text, worker }: Ask): number {
  return (text.length + Number(text.slice(-3)) + worker) % TEXTS;
}

const pathOf = (ask: Ask): string => pathOfText(ask.directory, numberOf(ask));
const ownPath = ({ directory, worker }: Ask): string => join(directory, "written", `${worker}.txt`);

/** What is called, of twenty calls on the average. */
export const CALL_KINDS: readonly CallKind[] = [
  {
    name: "echo",
    group: "good",
    weight: 5,
    tool: named("echo"),
    args: (ask) => ({ token: ask.token }),
    isRight: gives((ask) => ({ token: ask.token })),
  },
  {
    name: "read a text",
    group: "good",
    weight: 2,
    tool: named("read_text_file"),
    args: (ask) => ({ path: pathOf(ask) }),
    isRight: gives((ask) => ({ content: textOf(numberOf(ask)) })),
  },
  {
    name: "write a text",
    group: "good",
    weight: 1,
    tool: named("write_file"),
    args: (ask) => ({ path: ownPath(ask), content: `${ask.token}\n` }),
    isRight: tells(
      (written, ask) =>
        "path" in written &&
        "size" in written &&
        written.path === ownPath(ask) &&
        written.size === ask.token.length + 1,
    ),
  },
  {
    name: "show an edit",
    group: "good",
    weight: 1,
    tool: named("edit_file"),
    args: (ask) => ({
      path: pathOfText(ask.directory, 0),
      edits: [{ oldText: "text 0", newText: ask.token }],
      dryRun: true,
    }),
    isRight: tells(
      (edit, ask) => "diff" in edit && String(edit.diff).includes(`\n+${ask.token}\n`),
    ),
  },
  {
    name: "list a directory",
    group: "good",
    weight: 1,
    tool: named("list_directory"),
    args: (ask) => ({ path: join(ask.directory, "texts") }),
    isRight: tells(
      (list) => "entries" in list && Array.isArray(list.entries) && list.entries.length === TEXTS,
    ),
  },
  {
    name: "a wrong type",
    group: "bad",
    weight: 1,
    tool: named("echo"),
    args: (ask) => ({ token: { no: ask.token } }),
    isRight: refuses(says("token: expected"), token),
  },
  {
    name: "a missing argument",
    group: "bad",
    weight: 1,
    tool: named("write_file"),
    args: ownArguments,
    isRight: refuses(says("content: is required")),
  },
  {
    name: "a foreign argument",
    group: "bad",
    weight: 1,
    tool: named("read_text_file"),
    args: (ask) => ({ path: pathOf(ask), [ask.token]: 1 }),
    isRight: refuses((ask) => `${ask.token}: is not known`),
  },
  {
    name: "a path outside",
    group: "bad",
    weight: 1,
    tool: named("read_text_file"),
    args: (ask) => ({ path: `/etc/${ask.token}` }),
    isRight: refuses(says("outside of the allowed roots"), token),
  },
  {
    name: "an unknown tool",
    group: "bad",
    weight: 1,
    tool: (ask) => `no_${ask.token}`,
    args: () => ({}),
    isRight: (outcome: Outcome, ask) =>
      outcome instanceof Error && outcome.message.includes(`There is no tool "no_${ask.token}"`),
  },
  {
    name: "an error",
    group: "throwing",
    weight: 2,
    tool: named("fail"),
    args: (ask) => ({ token: ask.token }),
    isRight: refuses((ask) => `failed ${ask.token}`),
  },
  {
    name: "a file that is not there",
    group: "throwing",
    weight: 1,
    tool: named("read_text_file"),
    args: (ask) => ({ path: join(ask.directory, ask.token) }),
    isRight: refuses((ask) => `${ask.token} does not exist`),
  },
  {
    name: "a slow answer",
    group: "slow",
    weight: 1,
    tool: named("slow"),
    args: (ask) => ({ token: ask.token, milliseconds: 20 }),
    isRight: gives((ask) => ({ token: ask.token })),
  },
  {
    name: "a call that is ended",
    group: "cancelled",
    weight: 1,
    tool: named("wait_for_end"),
    args: (ask) => ({ token: ask.token }),
    isRight: (outcome, ask) => outcome instanceof Error && outcome.message.includes(ask.token),
  },
];

function ownArguments(ask: Ask): object {
  return { path: ownPath(ask) };
}
