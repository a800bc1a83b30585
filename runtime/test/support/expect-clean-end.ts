import type { ServingProcess } from "./serving-process";

/** What a server would print of a bug: Node's own warnings, rejections that nobody handles, stack traces. */
const BUGS = /unhandled|uncaughtException|\(node:\d+\)|could not be answered|^\s+at /i;

/** Ends a server by a signal, and expects that nothing has gone wrong behind anyone's back. */
export async function expectCleanEnd({ child, exited, errors }: ServingProcess): Promise<void> {
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  const lines = errors().split("\n");
  expect(lines).toContain("closed");
  expect(lines.filter((line) => BUGS.test(line))).toEqual([]);
}
