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

  const keep = (value: PooledValue, mark: string): PooledValue => {
    const texts = value.members.map(([name, member]) => {
      const text = isPrimitive(member) ? JSON.stringify(member) : (keys.get(member) ?? "");
      return value.isList ? text : `${JSON.stringify(name)}:${text}`;
    });
    const shape = (parts: readonly string[]): string =>
      `${value.isList ? "list" : "object"} ${parts.join()} ${mark}`;
    const found = known.get(shape(texts));
    if (found !== undefined) return found;
    known.set(shape(texts), value);
    keys.set(value, `#${String(keys.size)}`);
    if (texts.at(-1) === CLOSED) openKeys.set(value, shape(texts.slice(0, -1)));
    return value;
  };

  const add = (value: object, place: Place, readMark?: ReadMark): PooledValue => {
    const same = readMark === undefined ? met.get(value) : undefined;
    if (same !== undefined) return same;
    const members = listMembers(value).map(([name, member]): PooledMember => {
      const part = isPrimitive(member) ? member : add(member, enter(place, name), readMark);
      return [name, part];
    });
    const length = members.reduce((sum, [name, member]) => sum + name.length + sizeOf(member), 2);
    const { name, pointer } = place;
    const pooled = { isList: Array.isArray(value), members, length, name };
    const kept = keep(pooled, readMark?.(pointer) ?? "");
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
    // RFC 6901 writes `~` and `/` inside a pointer's step as `~0` and `~1`.
    pointer: `${pointer}/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    name: isMap ? nameMember(step, name) : nameKeyword(step, name),
    isMap: !isMap && MAPS.has(step),
  };
}

/** What JSON carries of a value: its members that are not undefined. */
function listMembers(value: object): readonly (readonly [string, object | Primitive])[] {
  const members: readonly [string, object | Primitive | undefined][] = Object.entries(value);
  return members.flatMap(([name, member]) => (member === undefined ? [] : [[name, member]]));
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

function sizeOf(value: PooledValue | Primitive): number {
  // Quotes, a colon, a comma.
  return (isPrimitive(value) ? JSON.stringify(value).length : value.length) + 4;
}
