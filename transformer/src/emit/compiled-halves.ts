import type { JsonSchema } from "@toolmeta/contract";
import type ts from "typescript";
import type { CompiledMethod } from "../compile/compiled-method.js";
import type { ClassReferences } from "./class-references.js";
import { toExpression, writeObject, type Code, type CodeMember } from "./code.js";
import { createNames } from "./create-names.js";
import type { DeclaredConstant } from "./declare-constant.js";
import { createReadyConstant } from "./ready-constant.js";
import { createSharedConstants } from "./shared-constants.js";
import { toCode } from "./to-code.js";
import { createValuePool, type PooledValue, type ReadMark, type ValuePool } from "./value-pool.js";

/** The compiled halves of one file's tools as code. */
export interface CompiledHalves {
  write(method: CompiledMethod): ts.Expression;
  /** What the halves that were written share. */
  readonly declared: readonly DeclaredConstant[];
}

/** `methods` are all tools of the file, `text` is the file's own. */
export function createCompiledHalves(
  methods: readonly CompiledMethod[],
  text: string,
  factory: ts.NodeFactory,
  classes: ClassReferences,
): CompiledHalves {
  const pool = createValuePool();
  const makeName = createNames(text);
  const halves = new Map(methods.map((method) => [method, addHalf(method, pool)]));
  const constants = createSharedConstants([...halves.values()], pool, makeName);
  const ready = methods.some(({ source }) => source.settings.validators === true)
    ? createReadyConstant(methods.map(listChecked), makeName)
    : undefined;
  return {
    get declared() {
      return ready === undefined ? constants.declared : [...constants.declared, ready.declared];
    },
    write(method) {
      const half = halves.get(method);
      const members: CodeMember[] = half === undefined ? [] : [...constants.writeMembers(half)];
      const { revive } = method.analyzed.compiled;
      if (revive !== undefined) members.push(["revive", writeRevivers(method, factory, classes)]);
      if (ready !== undefined) members.push(["validators", ready.write(listChecked(method))]);
      return toExpression(writeObject(members, factory), factory);
    },
  };
}

function addHalf(method: CompiledMethod, pool: ValuePool): PooledValue {
  // What is revived may be a class, which only code can name.
  const { revive: _revive, ...data } = method.analyzed.compiled;
  return pool.add(data, markPlans(method));
}

const INPUT = "#/inputSchema";
const classNumbers = new WeakMap<ts.Symbol, number>();
let lastClass = 0;

/**
 * The runtime finds what is to be revived by the object that is its schema, so two schemas of one text stay
 * two objects when only one of them is revived.
 */
function markPlans({ analyzed, classes }: CompiledMethod): ReadMark | undefined {
  const { revive = {}, tuples = {} } = analyzed.compiled;
  const pointers = new Set([...Object.keys(revive), ...Object.keys(tuples)]);
  if (pointers.size === 0) return undefined;
  return (place) => {
    if (!place.startsWith(INPUT)) return "";
    const pointer = `#${place.slice(INPUT.length)}`;
    if (!pointers.has(pointer)) return "";
    const type = classes.get(pointer);
    const reviver = type === undefined ? revive[pointer] : numberOf(type);
    return JSON.stringify([reviver, tuples[pointer]]);
  };
}

function numberOf(type: ts.Symbol): number {
  const known = classNumbers.get(type) ?? (lastClass += 1);
  classNumbers.set(type, known);
  return known;
}

function writeRevivers(
  { analyzed, classes, source }: CompiledMethod,
  factory: ts.NodeFactory,
  references: ClassReferences,
): Code {
  const entries = Object.entries(analyzed.compiled.revive ?? {}).map(([pointer, reviver]) => {
    const type = classes.get(pointer);
    if (type === undefined) return [pointer, toCode(reviver)] as const;
    const named = references.refer(type, source.method);
    return [pointer, writeObject([["class", named]], factory)] as const;
  });
  return writeObject(entries, factory);
}

/** The schemas that values are checked against: what an author gave instead is known to the runtime only. */
function listChecked({ source, analyzed }: CompiledMethod): Record<string, JsonSchema> {
  const { inputSchema, outputSchema } = analyzed.compiled;
  return {
    ...(source.options.has("inputSchema") ? {} : { input: inputSchema }),
    ...(outputSchema === undefined ? {} : { output: outputSchema }),
  };
}
