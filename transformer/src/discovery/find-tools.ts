import ts from "typescript";
import type { Reporter } from "../diagnostics/create-reporter.js";
import { unwrapExpression } from "../checker/unwrap-expression.js";
import { isToolDecorator } from "./is-tool-decorator.js";

/** A method that `@toolMeta` makes a tool. */
export interface FoundTool {
  readonly classNode: ts.ClassLikeDeclaration;
  readonly className: string;
  readonly method: ts.MethodDeclaration;
  readonly methodName: string;
  /** The `toolMeta(…)` call. */
  readonly call: ts.CallExpression;
}

/** The decorated methods of a file, in the order of the text. A decorator that makes no tool is reported. */
export function findTools(
  sourceFile: ts.SourceFile,
  checker: ts.TypeChecker,
  reporter: Reporter,
): readonly FoundTool[] {
  const found: FoundTool[] = [];
  const decorating = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node)) visitDecorator(node);
    else if (mayCallTool && ts.isCallExpression(node)) visitCall(node);
    ts.forEachChild(node, visit);
  };
  const visitDecorator = (decorator: ts.Decorator): void => {
    const expression = unwrapExpression(decorator.expression);
    const isCall = ts.isCallExpression(expression);
    if (!isToolDecorator(isCall ? expression.expression : expression, checker)) return;
    decorating.add(expression);
    const result = readTool(decorator.parent, isCall ? expression : undefined);
    if (typeof result === "string") reporter.report("TM1003", decorator, { reason: result });
    else found.push(result);
  };
  // A call that is compiled by hand says what the transformer would have added.
  const visitCall = (call: ts.CallExpression): void => {
    if (decorating.has(call) || call.arguments.length > 1) return;
    if (!isToolDecorator(call.expression, checker)) return;
    reporter.report("TM1003", call, { reason: "it is called, but does not stand before a method" });
  };
  const mayCallTool = sourceFile.text.includes("toolMeta");
  visit(sourceFile);
  return found;
}

function readTool(host: ts.Node, call: ts.CallExpression | undefined): FoundTool | string {
  if (!ts.isMethodDeclaration(host)) return `it stands on ${describeHost(host)}`;
  if (call === undefined) return "it is not called";
  if (!ts.isClassLike(host.parent)) return "the method belongs to no class";
  if (call.arguments.some(ts.isSpreadElement)) return "its arguments are spread";
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  if (ts.isPrivateIdentifier(host.name) || ts.getCombinedModifierFlags(host) & hidden) {
    return "the method is not public";
  }
  const methodName = readName(host.name);
  if (methodName === undefined) return "the method's name is computed";
  return {
    classNode: host.parent,
    className: host.parent.name?.text ?? "(anonymous class)",
    method: host,
    methodName,
    call,
  };
}

function describeHost(host: ts.Node): string {
  if (ts.isClassLike(host)) return "a class";
  if (ts.isPropertyDeclaration(host)) return "a property";
  if (ts.isAccessor(host)) return "an accessor";
  if (ts.isParameter(host)) return "a parameter";
  return "something that is no method";
}

function readName(name: ts.PropertyName): string | undefined {
  if (ts.isComputedPropertyName(name)) {
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  }
  return name.text;
}
