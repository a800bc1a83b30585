import type { DocumentationProblem } from "./documentation-problem.js";

/**
 * Leaves each problem once, because one comment can be reached on several ways of inheritance, and only
 * those that the author can mend: a declaration file is another package's or a build's.
 */
export function selectProblems(problems: readonly DocumentationProblem[]): DocumentationProblem[] {
  const byPlace = new Map<string, DocumentationProblem>();
  for (const problem of problems) {
    const { sourceFile, start } = problem.span;
    if (sourceFile.isDeclarationFile) continue;
    byPlace.set(`${sourceFile.fileName}:${String(start)}:${problem.tag}`, problem);
  }
  return [...byPlace.values()];
}
