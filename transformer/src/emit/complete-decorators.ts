import ts from "typescript";
import type { CompiledMethod } from "../compile/compiled-method.js";
import { createClassReferences } from "./class-references.js";
import { declareConstant } from "./declare-constant.js";
import { insertConstants } from "./insert-constants.js";
import { createCompiledHalves } from "./compiled-halves.js";

/**
 * Makes the transformer that completes each tool's `toolMeta(options)` call with the compiled half as its
 * second argument. Files without tools pass unchanged.
 */
export function completeDecorators(
  methodsOf: (file: ts.SourceFile) => readonly CompiledMethod[],
  checker: ts.TypeChecker,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (sourceFile) => {
    const own = methodsOf(ts.getOriginalNode(sourceFile, ts.isSourceFile));
    if (own.length === 0) return sourceFile;
    const { factory } = context;
    const byCall = new Map<ts.Node, CompiledMethod>(own.map((one) => [one.source.call, one]));
    const classes = createClassReferences(checker, factory);
    const halves = createCompiledHalves(own, sourceFile.text, factory, classes);
    const leading = findAncestors(byCall.keys());
    const visit = (node: ts.Node): ts.Node => {
      // A node that another transformer made may have a tool anywhere in it.
      if (ts.isParseTreeNode(node) && !leading.has(node)) return node;
      const method = byCall.get(ts.getOriginalNode(node));
      return method !== undefined && ts.isCallExpression(node)
        ? completeCall(node, halves.write(method), factory)
        : ts.visitEachChild(node, visit, context);
    };
    const completed = classes.keepImports(ts.visitEachChild(sourceFile, visit, context), context);
    const constants = halves.declared.map((constant) => declareConstant(constant, factory));
    return insertConstants(completed, constants, factory);
  };
}

/** The nodes and all that they stand in. */
function findAncestors(nodes: Iterable<ts.Node>): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  for (const node of nodes) {
    for (let at = node; !ts.isSourceFile(at) && !found.has(at); at = at.parent) found.add(at);
  }
  return found;
}

function completeCall(
  call: ts.CallExpression,
  compiled: ts.Expression,
  factory: ts.NodeFactory,
): ts.CallExpression {
  const [options = factory.createObjectLiteralExpression()] = call.arguments;
  return factory.updateCallExpression(call, call.expression, call.typeArguments, [
    options,
    compiled,
  ]);
}
