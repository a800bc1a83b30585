import type { JsonSchema } from "@toolmeta/contract";
import { writeValidators } from "../validators/write-validators.js";
import type { DeclaredConstant } from "./declare-constant.js";
import { joinMembers } from "./join-code.js";
import { toCode } from "./to-code.js";

/** The constant of one file that makes the validators of all its schemas. */
export interface ReadyConstant {
  readonly declared: DeclaredConstant;
  /** The part of a compiled half that tells where the validators of its schemas are. */
  write(schemas: Readonly<Record<string, JsonSchema>>): string;
}

/** `all` are the schemas of all tools of the file. */
export function createReadyConstant(
  all: readonly Readonly<Record<string, JsonSchema>>[],
  makeName: (wanted: string) => string,
): ReadyConstant {
  const { code, nameOf } = writeValidators(all.flatMap((schemas) => Object.values(schemas)));
  const constant = makeName("makeValidators");
  return {
    declared: { name: constant, code },
    write(schemas) {
      const names = Object.entries(schemas).flatMap(([member, schema]) => {
        const name = nameOf(schema);
        return name === undefined ? [] : [[member, toCode(name)] as const];
      });
      return joinMembers([["make", constant], ...names]);
    },
  };
}
