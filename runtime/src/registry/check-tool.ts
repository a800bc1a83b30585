import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { Class } from "../metadata/read-tools.js";
import type { ToolRecord } from "../metadata/tool-record.js";
import { mayHold } from "../validation/may-hold.js";
import { checkTimeout } from "./check-options.js";

/**
 * Checks the options of a tool that say how it runs.
 *
 * @throws ToolmetaError (`invalid_options`) that says what is wrong and how to go on.
 */
export function checkTool(record: ToolRecord, type: Class, place: string): void {
  const { options } = record;
  checkTimeout(options.timeout, place);
  if (options.text === "summary" && options.summary === undefined) {
    throw invalidOptions(
      place,
      'text: "summary"',
      "Give the option `summary: (value) => text` too.",
    );
  }
  checkSchema(options.inputSchema, "inputSchema", place);
  checkSchema(options.outputSchema, "outputSchema", place);
  checkPathNames(record, place);
  if (options.isolate === true) checkIsolation(record, type, place);
}

/** One schema of another kind, and a client would refuse the whole list. */
function checkSchema(schema: object | undefined, option: string, place: string): void {
  if (schema === undefined || Reflect.get(schema, "type") === "object") return;
  const advice = 'MCP takes only a schema with "type": "object" at its root.';
  throw invalidOptions(place, `the ${option} ${JSON.stringify(schema).slice(0, 80)}`, advice);
}

/** A name that is misspelt would leave a path unchecked. */
function checkPathNames({ options, compiled }: ToolRecord, place: string): void {
  const schema = options.inputSchema ?? compiled.inputSchema;
  const { properties = {} } = schema;
  for (const path of options.checkPaths ?? []) {
    const names = path.split(".");
    const [name = ""] = names;
    const isArgument = Object.hasOwn(properties, name);
    if (isArgument && mayHold(schema, names)) continue;
    const known = Object.keys(properties).join(", ") || "none";
    const advice = isArgument
      ? `The argument ${JSON.stringify(name)} has no such member.`
      : `No argument is called ${JSON.stringify(name)}; known: ${known}.`;
    throw invalidOptions(place, `checkPaths: [${JSON.stringify(path)}]`, advice);
  }
}

/** A worker thread makes an instance of its own, of the class that declares the method. */
function checkIsolation(record: ToolRecord, type: Class, place: string): void {
  const declaring = record.compiled.className;
  if (type.name !== declaring) {
    const advice = `Its class is ${declaring}: override the method there, or leave isolate out.`;
    throw invalidOptions(place, "isolate: true, but is inherited", advice);
  }
  if (typeof record.key === "symbol") {
    const advice = "A worker thread cannot find it; give the method a name.";
    throw invalidOptions(place, "isolate: true, but its key is a symbol", advice);
  }
  if (!record.static && type.length > 0) {
    const advice = "A worker thread makes its instance with new: let the constructor need nothing.";
    throw invalidOptions(place, "isolate: true, but its constructor takes arguments", advice);
  }
}

function invalidOptions(place: string, what: string, advice: string): ToolmetaError {
  return new ToolmetaError("invalid_options", `${place} has ${what}. ${advice}`);
}
