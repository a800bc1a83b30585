export type TextOrNumber = string | number;
export type Colour = "red" | "green" | "blue";
export type OpenColour = "red" | "green" | (string & {});
export type Absorbed = "red" | string;
export type NullableText = string | null;
export type NullableColour = "red" | "green" | null;
export type NullableObject = { id: number } | null;
export type NullableFlag = boolean | null;
export type FlagOrAuto = boolean | "auto";
export type FalseOrText = false | string;
export type OnlyTrue = true;
export type Levels = -1 | 0 | 1 | 2.5;
export type MixedLiterals = 0 | 1 | "0" | "1" | true | null;
export type OneOrMany = string | string[];
export type MixedList = (string | number)[];
export type EitherList = string[] | number[];
export type NullableList = (number | null)[] | null;
export type ListOrObject = number[] | { value: number };
export type ObjectOrText = { text: string } | string;
export type ListOfUnions = ({ a: string } | { b: number } | string)[];

interface Circle {
  kind: "circle";
  radius: number;
}
interface Square {
  kind: "square";
  side: number;
}
interface Polygon {
  kind: "polygon";
  points: { x: number; y: number }[];
  closed?: boolean;
}
export type Shape = Circle | Square | Polygon;
export type NullableShape = Shape | null;
export type Shapes = Shape[];
export type ShapeHolder = { main: Shape; others?: Shape[]; fallback: Shape | "none" };
export type ByFlag = { ok: true; value: number } | { ok: false; reason: string };
export type ByNumber = { version: 1; a: string } | { version: 2; b: string };
export type ByNull = { error: null; data: string } | { error: string; data: null };
export type TwoTags =
  | { type: "a"; sub: "x"; one: number }
  | { type: "a"; sub: "y"; two: number }
  | { type: "b"; three: number };
export type SharedTag = { type: "a" | "b"; left: string } | { type: "c"; right: string };
export type NestedTag = { head: { type: "a" }; x: number } | { head: { type: "b" }; y: number };
export type Overlapping = { a: string } | { b: number };
export type OverlappingShared = { id: string; a: string } | { id: string; b: number };
export type OneInsideOther = { a: string } | { a: string; b: number };
export type OptionalOverlap = { a?: string; b?: number } | { a?: string; c?: boolean };
export type Exclusive = { a: string; b?: never } | { b: number; a?: never };
export type WithNever = string | never;
export type UnknownAbsorbs = unknown;
export type AnyAbsorbs = any;
export type ObjectOrNull = {} | null;
export type EmptyOrText = Record<string, never> | string;
export type RecordOrList = Record<string, number> | number[];
export type TuplesByLength = [string] | [string, number];
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri";
export type Weekend = "sat" | "sun";
export type Day = Weekday | Weekend;
export type NoMonday = Exclude<Day, "mon">;
export type OnlySunday = Extract<Day, "sun" | "noday">;
export type Digits =
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31
  | 32
  | 33
  | 34
  | 35
  | 36
  | 37
  | 38
  | 39
  | 40
  | 41
  | 42
  | 43
  | 44
  | 45
  | 46
  | 47
  | 48
  | 49;
type Event<Name extends string, Data> = { event: Name; data: Data };
export type LargeUnion =
  | Event<"open", string>
  | Event<"close", { code: number }>
  | Event<"error", { message: string; fatal: boolean }>
  | Event<"data", number[]>
  | Event<"ping", null>
  | Event<"pong", true>
  | Event<"drain", {}>
  | Event<"end", { at: number; by?: string }>
  | Event<"resume", "now" | "later">
  | Event<"pause", number | null>;
export type QuotedValues = "" | " " | 'a"b' | "new\nline" | "ü" | "null";
export type KeysOf = keyof { a: 1; b: 2; 7: 3 };
export type UnionInsideObject = { value: string | number | boolean | null | { nested: string } };
