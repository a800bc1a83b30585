import type { JsonSchema } from "@toolmeta/contract";
import ts from "typescript";
import { writeValidators } from "../validators/write-validators.js";
import { declareConstant } from "./declare-constant.js";

/** The constant of one file that makes the validators of all its schemas. */
export interface ReadyConstant {
  readonly declaration: ts.Statement;
  /** The member of a compiled half that tells where the validators of its schemas are. */
  write(schemas: Readonly<Record<string, JsonSchema>>): ts.PropertyAssignment;
}

/** `all` are the schemas of all tools of the file. */
export function createReadyConstant(
  all: readonly Readonly<Record<string, JsonSchema>>[],
  factory: ts.NodeFactory,
): ReadyConstant {
  const { code, nameOf } = writeValidators(all.flatMap((schemas) => Object.values(schemas)));
  const flags = ts.GeneratedIdentifierFlags.Optimistic;
  const constant = factory.createUniqueName("makeValidators", flags);
  return {
    // The printer writes the text of an identifier as it is; finished code need not be parsed for it.
    declaration: declareConstant(constant, factory.createIdentifier(code), factory),
    write(schemas) {
      const names = Object.entries(schemas).flatMap(([member, schema]) => {
        const name = nameOf(schema);
        if (name === undefined) return [];
        return [factory.createPropertyAssignment(member, factory.createStringLiteral(name))];
      });
      const make = factory.createPropertyAssignment("make", constant);
      const value = factory.createObjectLiteralExpression([make, ...names]);
      return factory.createPropertyAssignment("validators", value);
    },
  };
}
