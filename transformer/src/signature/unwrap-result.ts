import ts from "typescript";
import { isTypeReference } from "../checker/is-type-reference.js";
import { isAbsent, isNever } from "../schema/type-predicates.js";
import { readBrand } from "../checker/read-brand.js";
import { isContentType } from "./is-content-type.js";

/** What a method's awaited return type says of its result. */
export interface ResultType {
  /** The types that a successful result may have. */
  readonly types: readonly ts.Type[];
  /** The method may answer with a failure of its own, through `toResult`. */
  readonly mayFail: boolean;
  /** The method may return nothing. */
  readonly mayBeAbsent: boolean;
}

/**
 * Reads the return type of a method through promises, generators and `ToolResult`. Undefined when the
 * result has no structured form that a schema could describe: `void`, `any`, content blocks, a stream.
 */
export function unwrapResult(
  method: ts.MethodDeclaration,
  checker: ts.TypeChecker,
): ResultType | undefined {
  const signature = checker.getSignatureFromDeclaration(method);
  if (signature === undefined) return undefined;
  const returned = checker.getReturnTypeOfSignature(signature);
  const awaited = checker.getAwaitedType(returned) ?? returned;
  const result = generatedResult(awaited, checker);
  if (result === undefined) return undefined;
  const types: ts.Type[] = [];
  let mayFail = false;
  for (const member of membersOf(result)) {
    const payload = readBrand(member, "result", checker);
    if (payload !== undefined) mayFail = true;
    types.push(...membersOf(payload ?? member));
  }
  const present = types.filter((type) => !isAbsent(type) && !isNever(type));
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  if (present.length === 0 || present.some((type) => type.flags & open)) return undefined;
  if (present.some((type) => isContentType(type, checker))) return undefined;
  // The union itself, and not its members, keeps the name and the order that its author gave it.
  const whole = mayFail ? undefined : [result];
  return { types: whole ?? present, mayFail, mayBeAbsent: present.length < types.length };
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? type.types : [type];
}

/** A generator's returned value is the result; what is iterated only has no result. */
function generatedResult(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const name = type.getSymbol()?.name;
  if (name === "AsyncGenerator" || name === "Generator") {
    return isTypeReference(type) ? checker.getTypeArguments(type)[1] : undefined;
  }
  return name === "AsyncIterable" || name === "AsyncIterableIterator" ? undefined : type;
}
