import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import type { AnalyzedHalf } from "../compile/analyzed-tool.js";
import type { CompiledMethod } from "../compile/compiled-method.js";
import { toExpression } from "./to-expression.js";
import { createClassReferences, type ClassReferences } from "./class-references.js";

/**
 * Makes the transformer that completes each tool's `toolMeta(options)` call with the compiled half as its
 * second argument. Files without tools pass unchanged.
 */
export function completeDecorators(
  methods: readonly CompiledMethod[],
  checker: ts.TypeChecker,
): ts.TransformerFactory<ts.SourceFile> {
  const byCall = new Map<ts.Node, CompiledMethod>(
    methods.map((method) => [method.source.call, method]),
  );
  const files = new Set(methods.map(({ source }) => source.call.getSourceFile()));
  return (context) => (sourceFile) => {
    if (!files.has(ts.getOriginalNode(sourceFile, ts.isSourceFile))) return sourceFile;
    const classes = createClassReferences(checker, context.factory);
    const visit = (node: ts.Node): ts.Node => {
      const method = byCall.get(ts.getOriginalNode(node));
      return method !== undefined && ts.isCallExpression(node)
        ? completeCall(node, method, context.factory, classes)
        : ts.visitEachChild(node, visit, context);
    };
    return classes.keepImports(ts.visitEachChild(sourceFile, visit, context), context);
  };
}

function completeCall(
  call: ts.CallExpression,
  method: CompiledMethod,
  factory: ts.NodeFactory,
  classes: ClassReferences,
): ts.CallExpression {
  const [options = factory.createObjectLiteralExpression()] = call.arguments;
  const compiled = toLiteral(method, factory, classes);
  return factory.updateCallExpression(call, call.expression, call.typeArguments, [
    options,
    compiled,
  ]);
}

function toLiteral(
  method: CompiledMethod,
  factory: ts.NodeFactory,
  classes: ClassReferences,
): ts.Expression {
  const { revive, ...data } = method.analyzed.compiled;
  const literal = toExpression(toJson(data), factory);
  if (revive === undefined || !ts.isObjectLiteralExpression(literal)) return literal;
  const entries = Object.entries(revive).map(([pointer, reviver]) => {
    const revived = method.classes.get(pointer);
    const value =
      revived === undefined
        ? toExpression(reviver, factory)
        : factory.createObjectLiteralExpression([
            factory.createPropertyAssignment("class", classes.refer(revived, method.source.method)),
          ]);
    return factory.createPropertyAssignment(factory.createStringLiteral(pointer), value);
  });
  return factory.updateObjectLiteralExpression(literal, [
    ...literal.properties,
    factory.createPropertyAssignment("revive", factory.createObjectLiteralExpression(entries)),
  ]);
}

/** Data as JSON carries it: without members that are undefined. */
function toJson(data: Omit<AnalyzedHalf, "revive">): JsonValue {
  return JSON.parse(JSON.stringify(data)) as JsonValue;
}
