interface Source {
  id: string;
  count: number;
  note?: string;
  readonly fixed: boolean;
}
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]: T[K] };
type Placed<T> = { [K in keyof T]: { at: T[K] } };
type Lengths<T> = { [K in keyof T]: number };
type Without<T, V> = { [K in keyof T as T[K] extends V ? never : K]: T[K] };
export type AllNumbers = { [K in keyof Source]: number };
export type AllMappedOptional = { [K in keyof Source]?: Source[K] };
export type AllRequired = { [K in keyof Source]-?: Source[K] };
export type Mutable = { -readonly [K in keyof Source]: Source[K] };
export type Remapped = Getters<Source>;
export type RemappedJson = { getId: string; getCount: number; getNote?: string; getFixed: boolean };
export type Filtered = Without<Source, boolean>;
export type Flags = { [K in "a" | "b" | "c"]: boolean };
export type Options = { [K in "a" | "b"]?: K };
export type PrefixedKeys = { [K in keyof Source as `x-${K}`]: Source[K] };
export type ByTag = {
  [E in { tag: "p"; v: 1 } | { tag: "q"; v: 2 } as E["tag"]]: E["v"];
};
export type Boxed = { [K in keyof Source]: { value: Source[K] } };
export type BoxedJson = {
  id: { value: string };
  count: { value: number };
  note?: { value?: string };
  fixed: { value: boolean };
};
export type Nullables = { [K in keyof Source]: Source[K] | null };
export type MappedTuple = Placed<[string, number]>;
export type MappedList = Lengths<string[]>;
export type Entries = { [K in keyof Source]-?: { key: K; value: Source[K] } }[keyof Source];
export type EntriesJson =
  | { key: "id"; value: string }
  | { key: "count"; value: number }
  | { key: "note"; value?: string }
  | { key: "fixed"; value: boolean };
export type NumberKeys = { [K in 1 | 2]: string };
export type OpenMapped = { [K in string]: number };
export type MixedKeys = { [K in "known" | `x-${string}`]: number };
