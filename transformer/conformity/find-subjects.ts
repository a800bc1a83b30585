import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { TYPES } from "./places.js";
import type { Subject } from "./subject.js";

const VIEW = "Json";

/** The exported types of every file of the types folder, in the order of files and declarations. */
export function findSubjects(): readonly Subject[] {
  const files = readdirSync(TYPES).filter((file) => file.endsWith(".ts"));
  const subjects = files.sort().flatMap(readTopic);
  const seen = new Set<string>();
  for (const { name, topic } of subjects) {
    if (seen.has(name)) throw new Error(`types/${topic}.ts: another file has a type ${name} too.`);
    seen.add(name);
  }
  return subjects;
}

function readTopic(file: string): readonly Subject[] {
  const topic = path.basename(file, ".ts");
  const text = readFileSync(path.join(TYPES, file), "utf8");
  const names = new Set(exportedNames(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)));
  return [...names]
    .filter((name) => !(name.endsWith(VIEW) && names.has(name.slice(0, -VIEW.length))))
    .map((name) => ({ topic, name, view: names.has(name + VIEW) ? name + VIEW : name }));
}

function exportedNames(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause)
        ? clause.elements.map(({ name }) => name.text)
        : [];
    }
    const isType =
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (!isType || statement.name === undefined || statement.typeParameters) return [];
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    return isExported ? [statement.name.text] : [];
  });
}
