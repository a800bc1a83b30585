import type ts from "typescript";

/**
 * A place in a source file, in the compiler's own offsets, so that a diagnostic can point inside a comment.
 */
export interface SourceSpan {
  readonly sourceFile: ts.SourceFile;
  readonly start: number;
  readonly length: number;
}
