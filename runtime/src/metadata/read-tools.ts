import "reflect-metadata";
import { TOOLS } from "./record-tool.js";
import { symbolMetadata } from "./symbol-metadata.js";
import type { ToolRecord } from "./tool-record.js";

/** Any class, abstract ones included. */
export type Class = abstract new (...args: never[]) => object;

/**
 * The tools of a class, inherited ones included: instance methods first, then static ones, each in the
 * order of declaration with base classes first. A record of a derived class takes the place of the
 * inherited one of the same key.
 */
export function readTools(type: Class): readonly ToolRecord[] {
  const found = new Map<string | symbol, ToolRecord>();
  const foundStatic = new Map<string | symbol, ToolRecord>();
  for (const holder of holders(type)) {
    for (const record of ownRecords(holder)) {
      (record.static ? foundStatic : found).set(record.key, record);
    }
  }
  return [...found.values(), ...foundStatic.values()];
}

/** Everything that may hold records of the class, base classes first. */
function holders(type: Class): object[] {
  const metadata: unknown = Reflect.get(type, symbolMetadata);
  return [...chain(type.prototype), ...chain(type), ...chain(metadata)];
}

function chain(start: unknown): object[] {
  const links: object[] = [];
  let link: unknown = start;
  while ((typeof link === "object" && link !== null) || typeof link === "function") {
    links.unshift(link);
    link = Object.getPrototypeOf(link);
  }
  return links;
}

function ownRecords(holder: object): readonly ToolRecord[] {
  const own: unknown = Reflect.getOwnMetadata(TOOLS, holder);
  return isRecords(own) ? own : [];
}

// Only recordTool writes under this key.
function isRecords(value: unknown): value is readonly ToolRecord[] {
  return Array.isArray(value);
}
