import "reflect-metadata";
import "./symbol-metadata.js";
import type { ToolRecord } from "./tool-record.js";

/** The registered symbol is shared by every copy of this package in a process. */
export const TOOLS = Symbol.for("@toolmeta/runtime/tools");

/**
 * Adds a record to what the holder has of its own. The holder is the class (static methods) or its
 * prototype in legacy mode, and the class's metadata object in standard mode: a later decorator that
 * replaces the method cannot lose the record.
 */
export function recordTool(holder: object, record: ToolRecord): void {
  const own: unknown = Reflect.getOwnMetadata(TOOLS, holder);
  const records: unknown[] = Array.isArray(own) ? own : [];
  records.push(record);
  Reflect.defineMetadata(TOOLS, records, holder);
}
