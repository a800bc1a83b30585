import type { JsonValue } from "@toolmeta/contract";
import { escapeStep } from "../schema/map-subschemas.js";
import { joinList, joinMembers } from "./join-code.js";
import { toCode } from "./to-code.js";

/** Characters of code below which a value is written wherever it is used: a name would hardly be shorter. */
const MIN_LENGTH = 60;

/** A value as it will be written: the code of a short one, or else an object or a list of the pool. */
export type PoolPart = string | PooledValue;

/** An object or a list of a pool. */
export interface PooledValue {
  readonly isList: boolean;
  /** Of a list the elements by position. */
  readonly members: readonly PooledMember[];
  /** Whether it is written out wherever it is used. */
  readonly isShort: boolean;
  /** What a constant that holds it could be called. */
  readonly name: string;
  /** With keys in place of the values of the pool that are in it. */
  readonly code: string;
  readonly mark: string;
  /** Stands for it in the shapes of others; no code is like it. */
  readonly key: string;
}

type PooledMember = readonly [name: string, part: PoolPart];

/**
 * Tells objects apart that are equal as JSON and not alike in use, by their JSON pointer: an empty text for
 * most of them.
 */
export type ReadMark = (pointer: string) => string;

/** Values, of which those that are equal are one object. */
export interface ValuePool {
  /** Adds an object, and keeps it even if it is short. */
  add(value: object, readMark?: ReadMark): PooledValue;
  /**
   * The value of this pool that is the same but for a last member `additionalProperties: false`: arguments
   * are closed and results are open.
   */
  findOpen(value: PooledValue): PooledValue | undefined;
}

/** Where a value stands. Few are asked for their path or name, so a place is only a step. */
interface Place {
  readonly outer: Place | undefined;
  readonly step: string;
}

const CLOSED = ",additionalProperties:false}";
/** Members of these are called as their authors called them; all others by keywords. */
const MAPS: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

/** Makes an empty pool. */
export function createValuePool(): ValuePool {
  return new Pool();
}

class Pool implements ValuePool {
  readonly #kept = new Map<string, PooledValue>();
  readonly #met = new Map<object, PoolPart>();

  add(value: object, readMark?: ReadMark): PooledValue {
    const place = { outer: undefined, step: "shared" };
    const members = this.#readMembers(value, place, readMark);
    return this.#keep(value, members, writeCode(value, members), "", place);
  }

  findOpen({ code, mark }: PooledValue): PooledValue | undefined {
    if (!code.endsWith(CLOSED)) return undefined;
    return this.#kept.get(`${code.slice(0, -CLOSED.length)}}${mark}`);
  }

  #toPart(value: JsonValue, place: Place, readMark?: ReadMark): PoolPart {
    if (typeof value !== "object" || value === null) return toCode(value);
    const known = readMark === undefined ? this.#met.get(value) : undefined;
    if (known !== undefined) return known;
    const members = this.#readMembers(value, place, readMark);
    const code = writeCode(value, members);
    const mark = readMark?.(locate(place)) ?? "";
    const isCode = code.length < MIN_LENGTH && mark === "" && members.every(isWritten);
    const part = isCode ? code : this.#keep(value, members, code, mark, place);
    if (readMark === undefined) this.#met.set(value, part);
    return part;
  }

  #readMembers(value: object, place: Place, readMark?: ReadMark): readonly PooledMember[] {
    const found: PooledMember[] = [];
    const members: readonly (readonly [string, JsonValue | undefined])[] = Object.entries(value);
    for (const [name, member] of members) {
      if (member === undefined) continue;
      found.push([name, this.#toPart(member, { outer: place, step: name }, readMark)]);
    }
    return found;
  }

  #keep(
    value: object,
    members: readonly PooledMember[],
    code: string,
    mark: string,
    place: Place,
  ): PooledValue {
    const known = this.#kept.get(code + mark);
    if (known !== undefined) return known;
    const kept = {
      isList: Array.isArray(value),
      members,
      isShort: code.length < MIN_LENGTH && members.every(([, part]) => isShort(part)),
      name: nameConstant(place),
      code,
      mark,
      key: `#${String(this.#kept.size)}`,
    };
    this.#kept.set(code + mark, kept);
    return kept;
  }
}

function writeCode(value: object, members: readonly PooledMember[]): string {
  return Array.isArray(value)
    ? joinList(members.map(([, part]) => showPart(part)))
    : joinMembers(members.map(([name, part]) => [name, showPart(part)]));
}

function showPart(part: PoolPart): string {
  return typeof part === "string" ? part : part.key;
}

function isWritten([, part]: PooledMember): boolean {
  return typeof part === "string";
}

function isShort(part: PoolPart): boolean {
  return typeof part === "string" || part.isShort;
}

/** The JSON pointer of a place. */
function locate({ outer, step }: Place): string {
  return outer === undefined ? "#" : `${locate(outer)}/${escapeStep(step)}`;
}

/** What a value is called after its place: `orderSchema` for a definition `Order`. No such name is a keyword. */
function nameConstant({ outer, step }: Place): string {
  if (outer === undefined) return step;
  if (step === "$defs") return "definitions";
  const isName = /^[A-Za-z]\w*$/.test(step);
  if (isMap(outer) && isName) return `${step.charAt(0).toLowerCase()}${step.slice(1)}Schema`;
  return isName && step !== "items"
    ? `shared${step.charAt(0).toUpperCase()}${step.slice(1)}`
    : nameConstant(outer);
}

function isMap({ outer, step }: Place): boolean {
  return outer !== undefined && !isMap(outer) && MAPS.has(step);
}
