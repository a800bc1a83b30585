import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import type { AnalyzedTool, PlannedTool } from "../compile/analyzed-tool.js";
import { toExpression } from "./to-expression.js";
import { createClassReferences, type ClassReferences } from "./class-references.js";

/**
 * Makes the transformer that completes each tool's `toolMeta(options)` call with the compiled half as its
 * second argument. Files without tools pass unchanged.
 */
export function completeDecorators(
  tools: readonly AnalyzedTool[],
  checker: ts.TypeChecker,
): ts.TransformerFactory<ts.SourceFile> {
  const byCall = new Map<ts.Node, AnalyzedTool>(tools.map((tool) => [tool.call, tool]));
  const files = new Set(tools.map((tool) => tool.call.getSourceFile()));
  return (context) => (sourceFile) => {
    if (!files.has(ts.getOriginalNode(sourceFile, ts.isSourceFile))) return sourceFile;
    const classes = createClassReferences(checker, context.factory);
    const visit = (node: ts.Node): ts.Node => {
      const tool = byCall.get(ts.getOriginalNode(node));
      return tool !== undefined && ts.isCallExpression(node)
        ? completeCall(node, tool, context.factory, classes)
        : ts.visitEachChild(node, visit, context);
    };
    return classes.keepImports(ts.visitEachChild(sourceFile, visit, context), context);
  };
}

function completeCall(
  call: ts.CallExpression,
  tool: AnalyzedTool,
  factory: ts.NodeFactory,
  classes: ClassReferences,
): ts.CallExpression {
  const [options = factory.createObjectLiteralExpression()] = call.arguments;
  const compiled = toLiteral(tool, factory, classes);
  return factory.updateCallExpression(call, call.expression, call.typeArguments, [
    options,
    compiled,
  ]);
}

function toLiteral(
  { compiled, method }: AnalyzedTool,
  factory: ts.NodeFactory,
  classes: ClassReferences,
): ts.Expression {
  const { revive, ...data } = compiled;
  const literal = toExpression(toJson(data), factory);
  if (revive === undefined || !ts.isObjectLiteralExpression(literal)) return literal;
  const entries = Object.entries(revive).map(([pointer, reviver]) =>
    factory.createPropertyAssignment(
      factory.createStringLiteral(pointer),
      typeof reviver === "string"
        ? factory.createStringLiteral(reviver)
        : factory.createObjectLiteralExpression([
            factory.createPropertyAssignment("class", classes.refer(reviver.class, method)),
          ]),
    ),
  );
  return factory.updateObjectLiteralExpression(literal, [
    ...literal.properties,
    factory.createPropertyAssignment("revive", factory.createObjectLiteralExpression(entries)),
  ]);
}

/** The compiled half without the parts that are no JSON: plans under symbols, members that are undefined. */
function toJson(data: Omit<PlannedTool, "revive">): JsonValue {
  return JSON.parse(JSON.stringify(data)) as JsonValue;
}
