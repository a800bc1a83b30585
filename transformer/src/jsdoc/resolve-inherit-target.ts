import ts from "typescript";

import { followAlias } from "../checker/follow-alias.js";

/**
 * Finds the declarations that the target of an `{@inheritDoc Store.read}` means, seen from `declaration`:
 * first among the types that its class extends or implements, then in scope. A target that is a type
 * means the member of the same name in it.
 */
export function resolveInheritTarget(
  target: string,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ts.Declaration[] {
  const [root = "", ...path] = target
    .replace(/[()]|:\w+/g, "")
    .split(/[.#~]/)
    .filter((segment) => segment !== "" && segment !== "prototype");
  const owner = declaration.parent;
  const heritage = ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner) ? owner : undefined;
  const types = heritage ? findHeritage(heritage, checker) : [];
  const named = types.find(({ name }) => name === root)?.type;
  const found =
    (named && walkType(named, path)) ??
    walkSymbol(findInScope(root, declaration, checker), path, checker) ??
    types.map(({ type }) => walkType(type, [root, ...path])).find((symbol) => symbol);
  const member = found && findMemberOfSameName(found, declaration, checker);
  return ((member ?? found)?.declarations ?? []).filter((other) => other !== declaration);
}

interface Heritage {
  readonly name: string;
  readonly type: ts.Type;
}

function findHeritage(
  owner: ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
  checker: ts.TypeChecker,
): Heritage[] {
  return (owner.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((node) => ({
      name: node.expression.getText().split(".").at(-1) ?? "",
      type: checker.getTypeAtLocation(node),
    })),
  );
}

function findInScope(name: string, from: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { Value, Type, Namespace, Alias } = ts.SymbolFlags;
  const found = checker
    .getSymbolsInScope(from, Value | Type | Namespace | Alias)
    .find((symbol) => symbol.name === name);
  // In its own module an exported declaration has two symbols, and only this one knows its members.
  return found && checker.getExportSymbolOfSymbol(found);
}

function walkType(type: ts.Type, path: readonly string[]): ts.Symbol | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type.getSymbol();
  return rest.length === 0 ? type.getProperty(name) : undefined;
}

function walkSymbol(
  start: ts.Symbol | undefined,
  path: readonly string[],
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  let symbol = start;
  for (const name of path) {
    symbol = symbol && findMember(followAlias(symbol, checker), name, checker);
  }
  return symbol && followAlias(symbol, checker);
}

/** A member of instances, of the class itself, or an export of a namespace. */
function findMember(
  symbol: ts.Symbol,
  name: string,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const namespace = symbol.flags & ts.SymbolFlags.Module;
  return (
    checker.getDeclaredTypeOfSymbol(symbol).getProperty(name) ??
    checker.getTypeOfSymbol(symbol).getProperty(name) ??
    (namespace
      ? checker.getExportsOfModule(symbol).find((other) => other.name === name)
      : undefined)
  );
}

function findMemberOfSameName(
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (name === undefined || !(symbol.flags & ts.SymbolFlags.Type)) return undefined;
  return checker.getDeclaredTypeOfSymbol(symbol).getProperty(name);
}
