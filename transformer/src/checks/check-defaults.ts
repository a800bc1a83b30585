import type { JsonSchema } from "@toolmeta/contract";
import type ts from "typescript";
import { listSubschemas, visitSubschemas } from "../schema/map-subschemas.js";
import { oncePerSchema } from "../schema/once-per-schema.js";
import { argumentDeclaration, argumentNode } from "./argument-node.js";
import type { ToolCheck } from "./tool-check.js";
import { expandSchema } from "../schema/expand-schema.js";
import { explainRefusal } from "./explain-refusal.js";
import { isPlainlyAccepted } from "./is-plainly-accepted.js";

/** A default that its own schema refuses fails each call that leaves the argument out. */
export const checkDefaults: ToolCheck = ({ source, inputSchema, isCompiled }) => {
  if (inputSchema === undefined || !isCompiled) return;
  const { method, reporter, tool } = source;
  visitDefaults(inputSchema, "#", (schema, pointer) => {
    const value = schema.default;
    if (value === undefined) return;
    if (isPlainlyAccepted(value, schema)) return;
    const reason = explainRefusal(value, withDefinitions(schema, inputSchema));
    if (reason === undefined) return;
    const path = toPath(pointer);
    reporter.report("TM1007", defaultNode(method, path, inputSchema), {
      tool,
      path,
      value: JSON.stringify(value),
      reason,
    });
  });
};

/** The definitions are there for references only. */
function withDefinitions(schema: JsonSchema, { $defs = {} }: JsonSchema): JsonSchema {
  return JSON.stringify(schema).includes('"$ref"') ? { ...schema, $defs } : schema;
}

function visitDefaults(
  schema: JsonSchema,
  pointer: string,
  look: (schema: JsonSchema, pointer: string) => void,
): void {
  if (!hasDefaults(schema)) return;
  look(schema, pointer);
  visitSubschemas(
    schema,
    (part, place) => {
      visitDefaults(part, place, look);
    },
    pointer,
  );
}

const hasDefaults = oncePerSchema(
  (schema): boolean => schema.default !== undefined || listSubschemas(schema).some(hasDefaults),
);

/** `#/properties/options/properties/limit` is `options.limit`; a definition goes by its name. */
function toPath(pointer: string): string {
  return pointer
    .replace(/^#\//, "")
    .replaceAll(/(?:^|\/)(?:properties|\$defs)\//g, ".")
    .replaceAll(/\/items(?=\/|\.|$)/g, "[]")
    .replaceAll(/\/(?:anyOf|allOf)\/\d+/g, "")
    .replace(/^\./, "")
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

/** The value of the default where it is written, or else the argument that it is in. */
function defaultNode(method: ts.MethodDeclaration, path: string, root: JsonSchema): ts.Node {
  const [name = path, ...members] = path.split(/[.[]/);
  const declaration = argumentDeclaration(method, name);
  if (members.length === 0 && declaration?.initializer !== undefined)
    return declaration.initializer;
  return argumentNode(method, declaration === undefined ? findUser(name, root) : name);
}

/** The argument that takes what a definition defines, or the name of the definition where it is deeper. */
function findUser(definition: string, root: JsonSchema): string {
  const user = Object.entries(root.properties ?? {}).find(([, schema]) =>
    expandSchema(schema, root).some((part) => part === root.$defs?.[definition]),
  );
  return user?.[0] ?? definition;
}
