import type ts from "typescript";
import { readMemberDocumentation } from "../jsdoc/read-member-documentation.js";
import { nothing, type AnnotatedSchema } from "../schema/annotated-schema.js";
import { createConvert } from "../schema/create-convert.js";
import type { Conversion, Direction } from "../schema/conversion.js";
import { Definitions } from "../schema/definitions.js";
import { addDocumentation } from "../signature/add-documentation.js";
import type { Reporter } from "../diagnostics/create-reporter.js";
import type { ToolSource } from "./tool-source.js";

/** A conversion together with the definitions that it fills and whether it met something it had to refuse. */
export interface RunningConversion {
  readonly conversion: Conversion;
  readonly definitions: Definitions;
  readonly hasFailed: () => boolean;
}

/** Starts the conversion of one tool's types in one direction. */
export function createConversion(source: ToolSource, direction: Direction): RunningConversion {
  const { checker, reporter, method, tool } = source;
  const definitions = new Definitions(source.shared[direction]);
  const code = direction === "input" ? "TM1001" : "TM1002";
  let failed = false;
  const report: Reporter["report"] = (...given) => {
    const isTold = reporter.report(...given);
    // Each tool has to be told.
    if (isTold || failed) definitions.keepToTool();
    return isTold;
  };
  const at = (path: string): ts.Node => findNode(method, path, direction);
  const conversion: Conversion = {
    checker,
    direction,
    method,
    convert: createConvert(definitions, () => conversion),
    open: (schema) => definitions.open(schema),
    refuse(reason, { path }) {
      failed = true;
      report(code, at(path), { tool, path, reason });
      return nothing();
    },
    omit(reason, { path }) {
      report("TM2008", at(path), { tool, path, reason });
    },
    noticeUnchecked(kind, { path }) {
      report("TM2009", at(path), { tool, path, kind });
    },
    rejectKeyword(reason, { path }) {
      failed = true;
      report("TM1010", at(path), { tool, path, reason });
    },
    document(symbol, schema, place): AnnotatedSchema {
      const words = readMemberDocumentation(symbol, checker);
      for (const { tag, message, span } of words.problems) {
        report("TM1009", span, { tag, reason: message });
      }
      return addDocumentation(schema, words, place, conversion);
    },
  };
  return { conversion, definitions, hasFailed: () => failed };
}

/** The parameter that a path starts at, or for a result the return type. */
function findNode(method: ts.MethodDeclaration, path: string, direction: Direction): ts.Node {
  if (direction === "output") return method.type ?? method.name;
  const root = path.split(/[.[]/, 1)[0];
  return (
    method.parameters.find(({ name }) => name.getText() === root) ??
    method.parameters[0] ??
    method.name
  );
}
