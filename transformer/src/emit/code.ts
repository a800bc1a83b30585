import type ts from "typescript";
import { joinMembers, nameMember } from "./join-code.js";

/** Finished text, or an expression where something is named in it that the compiler may write otherwise. */
export type Code = string | ts.Expression;

/** A member of an object literal. */
export type CodeMember = readonly [name: string, code: Code];

/** An object literal. */
export function writeObject(members: readonly CodeMember[], factory: ts.NodeFactory): Code {
  if (members.every(isFinished)) return joinMembers(members);
  const properties = members.map(([name, code]) =>
    factory.createPropertyAssignment(nameMember(name), toExpression(code, factory)),
  );
  return factory.createObjectLiteralExpression(properties);
}

/** The printer writes the text of an identifier as it is; what is finished need not be parsed for it. */
export function toExpression(code: Code, factory: ts.NodeFactory): ts.Expression {
  return typeof code === "string" ? factory.createIdentifier(code) : code;
}

function isFinished(member: CodeMember): member is readonly [string, string] {
  return typeof member[1] === "string";
}
