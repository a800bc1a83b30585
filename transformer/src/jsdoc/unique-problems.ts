import type { DocumentationProblem } from "./documentation-problem.js";

/** Leaves each problem once: one comment can be reached on several ways of inheritance. */
export function uniqueProblems(problems: readonly DocumentationProblem[]): DocumentationProblem[] {
  const byPlace = new Map(
    problems.map((problem) => {
      const { sourceFile, start } = problem.span;
      return [`${sourceFile.fileName}:${String(start)}:${problem.tag}`, problem];
    }),
  );
  return [...byPlace.values()];
}
