import type ts from "typescript";

import type { DeclaredDocumentation } from "./declared-documentation.js";
import { readDeclaration } from "./read-declaration.js";

const NOTHING: DeclaredDocumentation = {
  documented: false,
  description: "",
  constraints: [],
  signature: [],
  parameters: [],
  parameterTags: [],
  problems: [],
};

/**
 * Reads declarations with everything they inherit, each one once and also where they inherit from one
 * another in a circle. It keeps what it read, so it must not outlive the program.
 */
export class DocumentationReader {
  private readonly checker: ts.TypeChecker;
  private readonly known = new Map<ts.Declaration, DeclaredDocumentation>();

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** The documentation of one declaration. */
  readonly read = (declaration: ts.Declaration): DeclaredDocumentation => {
    const known = this.known.get(declaration);
    if (known) return known;
    // What is being read has nothing to inherit from itself.
    this.known.set(declaration, NOTHING);
    const documentation = readDeclaration(declaration, this.read, this.checker);
    this.known.set(declaration, documentation);
    return documentation;
  };
}
