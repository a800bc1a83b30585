import { escapeStep } from "../schema/map-subschemas.js";

/** A value that is neither object nor list. */
export type Primitive = string | number | boolean | null;

type PooledMember = readonly [name: string, value: PooledValue | Primitive];

/** An object or a list of a pool. */
export interface PooledValue {
  readonly isList: boolean;
  /** Of a list the elements by position. */
  readonly members: readonly PooledMember[];
  /** Characters of its JSON, more or less. */
  readonly length: number;
  /** What a constant that holds it could be called. */
  readonly name: string;
}

/**
 * Tells objects apart that are equal as JSON and not alike in use, by their JSON pointer: an empty text for
 * most of them.
 */
export type ReadMark = (pointer: string) => string;

/** Values, of which those that are equal are one object. */
export interface ValuePool {
  add(value: object, name: string, readMark?: ReadMark): PooledValue;
  /**
   * The value of this pool that is the same but for a last member `additionalProperties: false`: arguments
   * are closed and results are open.
   */
  findOpen(value: PooledValue): PooledValue | undefined;
}

const CLOSED = '"additionalProperties":false';
/** Members of these are called as their authors called them; all others by keywords. */
const MAPS: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

/** Makes an empty pool. */
export function createValuePool(): ValuePool {
  const known = new Map<string, PooledValue>();
  const keys = new Map<PooledValue, string>();
  const openKeys = new Map<PooledValue, string>();
  const met = new Map<object, PooledValue>();

  const keep = (value: PooledValue, texts: readonly string[], mark: string): PooledValue => {
    const kind = value.isList ? "list" : "object";
    const shape = `${kind} ${texts.join()} ${mark}`;
    const found = known.get(shape);
    if (found !== undefined) return found;
    known.set(shape, value);
    keys.set(value, `#${String(keys.size)}`);
    if (texts.at(-1) === CLOSED)
      openKeys.set(value, `${kind} ${texts.slice(0, -1).join()} ${mark}`);
    return value;
  };

  const add = (value: object, place: Place, readMark?: ReadMark): PooledValue => {
    const same = readMark === undefined ? met.get(value) : undefined;
    if (same !== undefined) return same;
    const isList = Array.isArray(value);
    const members: PooledMember[] = [];
    const texts: string[] = [];
    let length = 2;
    for (const [name, member] of listMembers(value)) {
      const part = isPrimitive(member) ? member : add(member, enter(place, name), readMark);
      const text = isPrimitive(part) ? JSON.stringify(part) : (keys.get(part) ?? "");
      members.push([name, part]);
      texts.push(isList ? text : `${JSON.stringify(name)}:${text}`);
      length += (isList ? 2 : name.length + 4) + (isPrimitive(part) ? text.length : part.length);
    }
    const pooled = { isList, members, length, name: place.name };
    const kept = keep(pooled, texts, readMark?.(place.pointer) ?? "");
    if (readMark === undefined) met.set(value, kept);
    return kept;
  };

  return {
    add: (value, name, readMark) => add(value, { pointer: "#", name, isMap: false }, readMark),
    findOpen: (value) => known.get(openKeys.get(value) ?? ""),
  };
}

interface Place {
  readonly pointer: string;
  readonly name: string;
  readonly isMap: boolean;
}

function enter({ pointer, name, isMap }: Place, step: string): Place {
  return {
    pointer: `${pointer}/${escapeStep(step)}`,
    name: isMap ? nameMember(step, name) : nameKeyword(step, name),
    isMap: !isMap && MAPS.has(step),
  };
}

/** What JSON carries of a value: its members that are not undefined. */
function* listMembers(value: object): Iterable<readonly [string, object | Primitive]> {
  const members: readonly [string, object | Primitive | undefined][] = Object.entries(value);
  for (const [name, member] of members) if (member !== undefined) yield [name, member];
}

/** `orderSchema` for a definition `Order`. */
function nameMember(member: string, otherwise: string): string {
  if (!/^[A-Za-z]\w*$/.test(member)) return otherwise;
  return `${member.charAt(0).toLowerCase()}${member.slice(1)}Schema`;
}

function nameKeyword(keyword: string, otherwise: string): string {
  if (keyword === "$defs") return "definitions";
  return /^[a-z]\w*$/.test(keyword) && keyword !== "items" ? keyword : otherwise;
}

function isPrimitive(value: object | Primitive): value is Primitive {
  return typeof value !== "object" || value === null;
}
