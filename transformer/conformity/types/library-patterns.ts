interface Profile {
  id: string;
  name: string;
  age?: number;
  nick?: string;
}
type Simplify<T> = { [K in keyof T]: T[K] } & {};
type Merge<A, B> = Simplify<Omit<A, keyof B> & B>;
type SetOptional<T, K extends keyof T> = Simplify<Omit<T, K> & Partial<Pick<T, K>>>;
type SetRequired<T, K extends keyof T> = Simplify<Omit<T, K> & Required<Pick<T, K>>>;
type RequireOne<T, K extends keyof T> = Omit<T, K> &
  { [P in K]: Required<Pick<T, P>> & Partial<Record<Exclude<K, P>, never>> }[K];
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type LiteralUnion<T extends string> = T | (string & Record<never, never>);
type ValueOf<T> = T[keyof T];
type Entries<T> = { [K in keyof T]-?: [K, T[K]] }[keyof T];
type Nullish<T> = T | null | undefined;
type OneOf<T> = T | T[];
type Jsonify<T> = T extends { toJSON(): infer R }
  ? R
  : T extends object
    ? { [K in keyof T]: Jsonify<T[K]> }
    : T;
type PathOf<T> = {
  [K in keyof T & string]: T[K] extends object ? `${K}.${PathOf<T[K]>}` : K;
}[keyof T & string];
type Shape =
  | { kind: "circle"; radius: number; note?: string }
  | { kind: "square"; side: number; note?: string };
export type Simplified = Simplify<{ a: string } & { b?: number }>;
export type Merged2 = Merge<Profile, { age: string; extra: boolean }>;
export type WithOptionalName = SetOptional<Profile, "name">;
export type WithRequiredAge = SetRequired<Profile, "age">;
export type ExactlyOne = RequireOne<
  { id: number; mail?: string; phone?: string },
  "mail" | "phone"
>;
export type OmitEach = DistributiveOmit<Shape, "note">;
export type OmitTogether = Omit<Shape, "note">;
export type OnlyCircle = Extract<Shape, { kind: "circle" }>;
export type NoCircle = Exclude<Shape, { kind: "circle" }>;
export type Suggested = LiteralUnion<"red" | "blue">;
export type AnyValueOf = ValueOf<{ a: "x"; b: 1; c: { deep: true } }>;
export type EntryOf = Entries<{ a: string; b: string }>;
export type MaybeProfile = { profile?: Nullish<Profile> };
export type OneOrManyProfiles = OneOf<Profile>;
export type PlainDates = Jsonify<{ at: { toJSON(): string }; list: { n: number }[] }>;
export type Paths = PathOf<{ a: string; b: { c: number; d: { e: boolean } } }>;
export type PickEach = Pick<Shape, "kind" | "note">;
export type KindOf = Shape["kind"];
export type ByKind = { [S in Shape as S["kind"]]?: Omit<S, "kind"> };
export type PartialOfUnion = Partial<Shape>;
export type RecordOfKinds = Record<Shape["kind"], Shape>;
export type ObjectAnd = object & { a: string };
export type EmptyAnd = {} & { a: string };
export type AnyRecordAnd = { [key: string]: any } & { id: string };
export type UnknownLists = { list: unknown[]; any: any[]; records: Record<string, unknown>[] };
export type OptionalTag = { type?: "a"; a: number } | { type: "b"; b: string };
export type UndefinedTag = { ok?: undefined; data: string } | { ok: false; reason: string };
export type DoubleList = (Profile | Profile[])[];
export type ConstKeys = Record<(typeof COLUMNS)[number], boolean>;
const COLUMNS = ["id", "name", "age"] as const;
export type RolesOf = keyof typeof ROLES;
export type RoleLevel = (typeof ROLES)[keyof typeof ROLES];
const ROLES = { admin: 3, editor: 2, guest: 0 } as const;

const MENU = { items: [{ label: "A", to: "/a" }, { label: "B" }], open: false } as const;
const LOADED = [
  { id: 1, tags: ["x"] },
  { id: 2, tags: [] as string[], extra: true },
];

export type NestedConst = typeof MENU;
export type Inferred = typeof LOADED;
