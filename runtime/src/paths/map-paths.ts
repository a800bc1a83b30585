import type { Arguments } from "../arguments/prepare-arguments.js";
import type { ValuePath } from "../validation/value-path.js";

type Visit = (value: unknown, place: ValuePath) => Promise<unknown>;

/**
 * The arguments, in which what a dotted name leads to is what `visit` makes of it. Arrays on the way, and
 * at the end, stand for each of their elements.
 */
export async function mapPaths(args: Arguments, name: string, visit: Visit): Promise<Arguments> {
  return mapMember(args, name.split("."), visit, []);
}

async function mapMember(
  object: Arguments,
  [name = "", ...rest]: readonly string[],
  visit: Visit,
  place: ValuePath,
): Promise<Arguments> {
  if (!Object.hasOwn(object, name)) return object;
  return { ...object, [name]: await mapValue(object[name], rest, visit, [...place, name]) };
}

async function mapValue(
  value: unknown,
  names: readonly string[],
  visit: Visit,
  place: ValuePath,
): Promise<unknown> {
  if (Array.isArray(value)) {
    const elements: unknown[] = [];
    for (const [index, element] of value.entries()) {
      elements.push(await mapValue(element, names, visit, [...place, index]));
    }
    return elements;
  }
  if (names.length === 0) return visit(value, place);
  return isRecord(value) ? mapMember(value, names, visit, place) : value;
}

function isRecord(value: unknown): value is Arguments {
  return typeof value === "object" && value !== null;
}
