import { ToolmetaError } from "../errors/toolmeta-error.js";
import { isClass } from "../metadata/is-class.js";
import { readTools } from "../metadata/read-tools.js";
import type { ToolSource } from "./tool-source.js";

/** A module namespace object, a class, an instance, or several of them. */
export type ToolModules = object | readonly ToolModules[];

/**
 * Finds the classes with tools among modules, each once and in the order given. An instance stands for
 * its class, and a class for the base classes that it extends, because it inherits their tools.
 *
 * @throws ToolmetaError (`no_tools`) when something that was given holds no tool.
 */
export function collectSources(modules: ToolModules): readonly ToolSource[] {
  const sources = new Map<object, ToolSource>();
  for (const given of flatten(modules)) {
    const found = readGiven(given);
    if (found.length === 0) throw noTools(given);
    for (const source of found) sources.set(source.instance ?? source.type, source);
  }
  return withoutCovered([...sources.values()]);
}

/** Whether a module, a class or an instance holds any tool. */
export function hasTools(given: object): boolean {
  return readGiven(given).length > 0;
}

function flatten(modules: ToolModules): readonly object[] {
  return isList(modules) ? modules.flatMap(flatten) : [modules];
}

function isList(modules: ToolModules): modules is readonly ToolModules[] {
  return Array.isArray(modules);
}

function readGiven(given: object): readonly ToolSource[] {
  const own = readSource(given);
  return own === undefined ? readExports(given) : [own];
}

/** The classes and instances that a module exports; the default export of a CommonJS module is a module. */
function readExports(module: object): readonly ToolSource[] {
  return Object.entries(module).flatMap(([name, value]): readonly ToolSource[] => {
    const source = readSource(value);
    if (source !== undefined) return [source];
    const isModule = (name === "default" || name === "module.exports") && isObject(value);
    return isModule && value !== module ? readExports(value) : [];
  });
}

function readSource(value: unknown): ToolSource | undefined {
  if (isClass(value))
    return readTools(value).length > 0 ? { type: value, instance: undefined } : undefined;
  if (!isObject(value)) return undefined;
  const type: unknown = Reflect.get(value, "constructor");
  if (!isClass(type) || !readTools(type).some((record) => !record.static)) return undefined;
  return { type, instance: value };
}

function withoutCovered(sources: readonly ToolSource[]): readonly ToolSource[] {
  const covered = new Set(sources.flatMap(listCovered));
  return sources.filter(({ type, instance }) => instance !== undefined || !covered.has(type));
}

/** The classes whose tools a source brings with it, so that they need not stand for themselves. */
function listCovered({ type, instance }: ToolSource): readonly unknown[] {
  const covered: unknown[] = instance === undefined ? [] : [type];
  let base: unknown = Object.getPrototypeOf(type);
  while (typeof base === "function") {
    covered.push(base);
    base = Object.getPrototypeOf(base);
  }
  return covered;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function noTools(given: object): ToolmetaError {
  const what = isClass(given)
    ? `The class ${given.name}`
    : `A module that exports ${Object.keys(given).join(", ") || "nothing"}`;
  return new ToolmetaError(
    "no_tools",
    `${what} holds no tool. Expected a class with @toolMeta methods, an instance of one, or a module ` +
      "that exports one. Are the classes exported?",
  );
}
