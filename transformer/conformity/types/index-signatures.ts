export type Dictionary = { [key: string]: number };
export type RecordOfText = Record<string, string>;
export type RecordOfLists = Record<string, string[]>;
export type RecordOfUnions = Record<string, string | number | null>;
export type RecordOfUnknown = Record<string, unknown>;
export type RecordOfAny = Record<string, any>;
export type RecordByLiterals = Record<"a" | "b", number>;
export type PartialRecord = Partial<Record<"a" | "b", { on: boolean }>>;
export type RecordOfNumbers = Record<number, string>;
export type NumberIndex = { [index: number]: boolean };
export type KnownAndOpen = { id: number; [key: string]: number };
export type OptionalAndOpen = { name?: string; [key: string]: string | number | undefined };
export type BothIndexes = { [key: string]: string | number; [index: number]: string };
export type TemplateIndex = { [key: `x-${string}`]: string; plain?: number };
export type NestedRecord = Record<string, Record<string, number>>;
export type RecordOfObjects = Record<string, { id: string; size?: number }>;
export type EmptyRecord = Record<string, never>;
export type RecordInList = Record<string, boolean>[];
export interface OpenInterface {
  title: string;
  [extra: string]: unknown;
}
export type NullableRecord = Record<string, number> | null;
export type MixedRecord = Record<"id" | `meta_${string}`, string>;
export type ReadonlyRecord = Readonly<Record<string, number>>;
export type TwoTemplates = { [key: `a${string}`]: number; [key: `b${number}`]: string };
export type RecordOfRecords = { [table: string]: { [column: string]: "text" | "number" } };
