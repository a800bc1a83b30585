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

type Known = Map<ts.Declaration, DeclaredDocumentation>;

/** What was read of each program: types that many tools share are documented once. */
const finished = new WeakMap<ts.TypeChecker, Known>();

/**
 * Reads declarations with everything they inherit, each one once and also where they inherit from one
 * another in a circle. A reader is made for each declaration that is asked for, since the members of a
 * circle read differently from each point of it.
 */
export class DocumentationReader {
  private readonly checker: ts.TypeChecker;
  private readonly finished: Known;
  private readonly known: Known = new Map();
  private reading = 0;
  private isCircular = false;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
    this.finished = finished.get(checker) ?? new Map<ts.Declaration, DeclaredDocumentation>();
    finished.set(checker, this.finished);
  }

  /** The documentation of one declaration. */
  readonly read = (declaration: ts.Declaration): DeclaredDocumentation => {
    const known = this.finished.get(declaration) ?? this.known.get(declaration);
    if (known === NOTHING) this.isCircular = true;
    if (known) return known;
    // What is being read has nothing to inherit from itself.
    this.known.set(declaration, NOTHING);
    this.reading += 1;
    const documentation = readDeclaration(declaration, this.read, this.checker);
    this.reading -= 1;
    this.known.set(declaration, documentation);
    if (this.reading === 0) this.finish();
    return documentation;
  };

  private finish(): void {
    if (this.isCircular) return;
    for (const [declaration, documentation] of this.known) {
      this.finished.set(declaration, documentation);
    }
    this.known.clear();
  }
}
