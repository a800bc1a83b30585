import type { Item as CatalogueItem, Settings } from "./shared/catalogue.js";
import type { Item as StockItem } from "./shared/warehouse.js";

declare module "./shared/catalogue.js" {
  interface Settings {
    fontSize?: number;
  }
}

const KIND = "kind";
const LIMITS = { perPage: 20, deep: { on: true, tags: ["a"] } };
const CONSTANTS = { mode: "fast", sizes: [1, 2] } as const;
const CHECKED = { port: 80, host: "local" } satisfies Record<string, string | number>;
declare const hidden: unique symbol;

export interface Book {
  title: string;
  pages: number;
  inPrint: boolean;
}
export type BookAlias = { title: string; pages?: number };
export interface ReadonlyPoint {
  readonly x: number;
  readonly y: number;
}
interface Dated {
  year: number;
}
interface Signed {
  by?: string;
}
export interface Letter extends Dated, Signed {
  body: string;
}
export interface Narrowed extends Dated {
  year: 1999 | 2000;
}
export interface Merged {
  first: string;
}
export interface Merged {
  second: number;
}
export interface Nested {
  outer: { inner: { leaf: string; flags: boolean[] }; note?: string };
}
export type QuotedKeys = { "content-type": string; "a.b"?: number; "with space": boolean; "/": 1 };
export type NumericKeys = { 0: string; 404: number; 1.5?: boolean };
export type ComputedKey = { [KIND]: "computed"; rest: number };
export type SymbolKey = { [hidden]?: number; name: string };
export type AllOptional = { a?: string; b?: number; c?: { d?: boolean } };
export type EmptyObject = {};
export interface EmptyInterface {}
export type ObjectKeyword = object;
export type HoldsObject = { data: object; anything: {} };
export type OptionalCallback = { name: string; onDone?: () => void };
export interface ReservedNames {
  constructor: string;
  toString: string;
  hasOwnProperty: boolean;
  default?: number;
  class?: string;
}
export interface AccessorPair {
  get level(): number;
  set level(value: number);
}
export type TwoNames = { sold: CatalogueItem; stored: StockItem };
export type TypeofConstant = typeof LIMITS;
export type TypeofAsConst = typeof CONSTANTS;
export type TypeofSatisfies = typeof CHECKED;
export type Augmented = Settings;
export type Unchecked = { known: string; any: any; unknown: unknown };
export type OptionalUnchecked = { any?: any; unknown?: unknown };
export type ListOfObjects = { id: number; labels: { text: string; colour?: string }[] }[];
export interface OmitBase extends Omit<Book, "pages"> {
  pages: string;
}
export interface PartialBase extends Partial<Book> {
  isbn: string;
}
export type UnicodeKeys = { größe: number; 日本: string; 'quote"d': boolean };
export type OnlyNever = { gone?: never; stays: number };
export type UndefinedMember = { gone: undefined; stays: number };
export type UndefinedMemberJson = { stays: number };
export type VoidMember = { gone?: void; stays: string };
export type NullMember = { gone: null; stays: string };
