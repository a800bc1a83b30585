import type ts from "typescript";

import type { DeclaredDocumentation } from "./declared-documentation.js";
import type { DocumentationProblem } from "./documentation-problem.js";
import { findOverridden } from "./find-overridden.js";
import { resolveInheritTarget } from "./resolve-inherit-target.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/** Reads the documentation of another declaration, with what that one inherits. */
export type ReadDeclaration = (declaration: ts.Declaration) => DeclaredDocumentation;

/** Where one declaration can take documentation from, in the order of precedence. */
export class Inheritance {
  readonly problems: DocumentationProblem[] = [];
  private readonly declaration: ts.Declaration;
  private readonly readDeclaration: ReadDeclaration;
  private readonly checker: ts.TypeChecker;
  private readonly named: DeclaredDocumentation[] = [];
  private overridden: DeclaredDocumentation[] | undefined;
  private asked = false;

  constructor(declaration: ts.Declaration, read: ReadDeclaration, checker: ts.TypeChecker) {
    this.declaration = declaration;
    this.readDeclaration = read;
    this.checker = checker;
  }

  /** An `{@inheritDoc}` was met, so that everything is wanted and not only what is missing. */
  get isExplicit(): boolean {
    return this.asked;
  }

  /** What `{@inheritDoc}` tags name, then what is overridden or implemented. */
  get sources(): readonly DeclaredDocumentation[] {
    return [...this.named, ...this.overriddenSources()];
  }

  /** The sources that an `{@inheritDoc target}` means. Naming nothing that has a comment is a problem. */
  follow(target: string, span: SourceSpan): readonly DeclaredDocumentation[] {
    this.asked = true;
    const sources = target === "" ? this.overriddenSources() : this.readTarget(target);
    if (!sources.some(({ documented }) => documented)) {
      const message =
        target === ""
          ? "{@inheritDoc} takes the comment of what is overridden or implemented here, but there is no such comment. Name where the comment is, as in {@inheritDoc Store.read}, or write one."
          : `{@inheritDoc} takes the name of something that has a comment, but ${JSON.stringify(target)} was given, which is not found or has none. Name a member of a class or an interface, as in {@inheritDoc Store.read}, or write the comment.`;
      this.problems.push({ tag: "inheritDoc", message, span });
    }
    return sources;
  }

  private readTarget(target: string): DeclaredDocumentation[] {
    const found = resolveInheritTarget(target, this.declaration, this.checker);
    const documented = found.map(this.readDeclaration).filter((source) => source.documented);
    this.named.push(...documented);
    return documented;
  }

  private overriddenSources(): DeclaredDocumentation[] {
    this.overridden ??= findOverridden(this.declaration, this.checker).map(this.readDeclaration);
    return this.overridden;
  }
}
