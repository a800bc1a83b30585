let answer: boolean | undefined;

/** Whether this process may make code of text, which a strict policy and some platforms forbid. */
export function mayCompile(): boolean {
  answer ??= tryToCompile();
  return answer;
}

function tryToCompile(): boolean {
  try {
    // The question is whether this may be done, so it is done.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    new Function("");
    return true;
  } catch {
    return false;
  }
}
