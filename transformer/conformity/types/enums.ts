enum Direction {
  Up,
  Down,
  Left = 10,
  Right,
}
enum Level {
  Low = "low",
  High = "high",
}
const enum Flag {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  Both = Read | Write,
}
enum Mixed {
  Number = 1,
  Text = "text",
}
enum Negative {
  Below = -1,
  Half = 0.5,
}
enum Single {
  Only = "only",
}
enum Computed {
  Length = "text".length,
  Other = 5,
}
enum Derived {
  Prefix = "pre",
  Full = `${Prefix}-fix`,
}
export type AnyDirection = Direction;
export type AnyLevel = Level;
export type AnyLevelJson = `${Level}`;
export type AnyFlag = Flag;
export type AnyMixed = Mixed;
export type AnyMixedJson = 1 | "text";
export type AnyNegative = Negative;
export type AnySingle = Single;
export type AnySingleJson = "only";
export type AnyComputed = Computed;
export type AnyDerived = Derived;
export type AnyDerivedJson = "pre" | "pre-fix";
export type OneDirection = Direction.Left;
export type TwoDirections = Direction.Up | Direction.Right;
export type OneLevel = Level.High;
export type OneLevelJson = "high";
export type NullableLevel = Level | null;
export type NullableLevelJson = `${Level}` | null;
export type LevelOrText = Level.Low | "other" | 3;
export type LevelOrTextJson = "low" | "other" | 3;
export type LevelList = Level[];
export type LevelListJson = `${Level}`[];
export type ByLevel = Record<Level, number>;
export type ByLevelPartial = { [K in Level]?: boolean };
export type LevelNames = keyof typeof Level;
export type LevelValues = `${Level}`;
export type EnumMembers = { direction: Direction; level?: Level; flags: Flag[] };
export type EnumMembersJson = { direction: Direction; level?: `${Level}`; flags: Flag[] };
export type TaggedByEnum = { type: Level.Low; low: string } | { type: Level.High; high: number };
export type TaggedByEnumJson = { type: "low"; low: string } | { type: "high"; high: number };
export type ByNumericEnum = Record<Direction, string>;
