import ts from "typescript";
import { hasObjectFlags } from "../checker/has-object-flags.js";
import { isLibrarySymbol } from "../checker/is-library-symbol.js";

/**
 * The name of the object of the platform, or of the wrapper of a branded primitive (`String`), that a mapped
 * type was made of member by member, as a recursive `DeepPartial<T>` does with all that it meets. Such a type
 * has every member of the object, methods too; a type that picks some of its data (`Pick<URL, "host">`) is
 * an object of its own. Undefined for any other type.
 */
export function mappedFrom(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!hasObjectFlags(type, ts.ObjectFlags.Mapped)) return undefined;
  const members = new Set(type.getProperties().map(({ escapedName }) => escapedName));
  const owners = new Set(type.getProperties().flatMap(ownersOf));
  for (const owner of owners) {
    const all = checker.getPropertiesOfType(checker.getTypeAtLocation(owner.name));
    const hasMethod = all.some(({ flags }) => (flags & ts.SymbolFlags.Method) !== 0);
    if (hasMethod && all.every(({ escapedName }) => members.has(escapedName))) {
      return owner.name.text;
    }
  }
  return undefined;
}

/** The name of the object whose members values of a type have: `String` for a string, also a branded one. */
export function apparentName(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const apparent = parts.map((part) => checker.getApparentType(part).getSymbol());
  return apparent.find((symbol) => symbol !== undefined && isLibrarySymbol(symbol))?.name;
}

function ownersOf(member: ts.Symbol): readonly ts.InterfaceDeclaration[] {
  if (!isLibrarySymbol(member)) return [];
  return (member.declarations ?? []).flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent) ? [parent] : [],
  );
}
