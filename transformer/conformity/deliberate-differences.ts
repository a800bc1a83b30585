import type { JsonValue } from "@toolmeta/contract";

/** A difference between a schema and the compiler that is meant, and why. */
export interface DeliberateDifference {
  /** `more`: the schema takes values that the compiler refuses; `less`: it refuses values that it takes. */
  readonly takes: "less" | "more";
  /** The difference is gone once the tuple positions are checked, as they are when a tool is called. */
  readonly goneAtRunTime?: boolean;
  readonly reason: string;
  /** The types that differ so, each with a value that shows it. */
  readonly types: Readonly<Record<string, JsonValue>>;
}

/** Every difference that is meant. An entry whose type no longer differs so fails the run. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
  {
    takes: "more",
    goneAtRunTime: true,
    reason:
      "Draft-07 and 2020-12 share no word for the positions of a tuple, so the schema says which elements there may be, and a call checks where they stand.",
    types: {
      Entry: [1, "a"],
      OptionalTail: ["a", "b"],
      TwoOptional: [1, "a"],
      RestTail: [1],
      LeadingRest: ["a", 1],
      MiddleRest: [true, 1],
      ReadonlyPair: [true, "a"],
      TupleOfObjects: [{ y: "a" }, { x: 1 }],
      ListOfTuples: [[1, "a"]],
      NestedTuple: [["a", 1], [true]],
      LiteralTuple: [1, "add"],
      ConstTuple: [2, "first", true],
      SpreadTuple: ["a", 1, 2, 3],
      NullableTuple: [null, 1],
      TupleWithUndefined: [1, "a"],
      UnionTuple: ["a", 1],
      EitherOrder: [1, 2],
      NullableOptionalTail: [1, "a"],
      TupleOrList: [1, "a"],
      TuplesByLength: [1, "a"],
      TypeofAsConst: { mode: "fast", sizes: [2, 1] },
      MappedTuple: [{ at: 1 }, { at: "a" }],
      NumberMap: [["a", 1]],
      EntryOf: ["c", "a"],
      PluginList: [[{}, "name"]],
      NestedConst: { items: [{ label: "B" }, { label: "A", to: "/a" }], open: false },
    },
  },
  {
    takes: "less",
    reason:
      "The compiler lets an object have the keys of two members of a union without a tag. Each member is closed here: a call that means both is more likely a mistake.",
    types: {
      Overlapping: { a: "x", b: 1 },
      OverlappingShared: { id: "i", a: "x", b: 1 },
      OptionalOverlap: { a: "x", b: 1, c: true },
      ListOfUnions: [{ a: "x", b: 1 }],
      ListOrObject: { 0: 1, value: 2 },
      NestedTag: { head: { type: "a" }, x: 1, y: 2 },
      NestedLists: { list: [], pick: { name: "x", a: 1, age: 2, b: 2 } },
      Wrapped: { text: "x", amount: 1 },
      Parity: { zero: true, previous: { previous: { zero: true } } },
      Filter: { and: [], or: [] },
      PriceFilter: { price: { eq: 1, in: [] } },
      CustomerQuery: { where: { name: { eq: "x", like: "%x" } } },
      Command: { type: "move", id: 1, to: { list: 1, archive: true } },
      Layout: { text: "x", children: [] },
      PartialOfUnion: { radius: 1, side: 2 },
      UndefinedTag: { data: "x", reason: "y" },
      PluginList: [{ name: "x", 0: "y" }],
      SearchRequest: { text: { any: [], all: [] } },
    },
  },
  {
    takes: "less",
    reason:
      "In JSON a date is any string to the compiler; the schema asks for one that a Date can be made of.",
    types: {
      When: "today",
      NullableDate: "today",
      DateOrNumber: "today",
      DateList: ["today"],
      DateMember: { at: "today", label: "x" },
      RecordOfDates: { a: "today" },
      NestedStandard: { log: { a: { at: "today", by: [] } } },
    },
  },
  {
    takes: "less",
    reason:
      "In JSON these are any strings to the compiler; the schema asks for a URI, digits or base64.",
    types: {
      Address: "no address",
      Big: "1.5",
      BigMember: { total: "many" },
      Bytes: "not base64",
    },
  },
  {
    takes: "less",
    reason:
      "In JSON a set is any list to the compiler; the schema refuses one that says a thing twice.",
    types: { TextSet: ["a", "a"], ObjectSet: [{ id: 1 }, { id: 1 }] },
  },
  {
    takes: "less",
    reason:
      "The compiler takes arrays and strings for objects with such keys; the schema asks for an object.",
    types: { RecordOfAny: ["a"], RecordOfNumbers: "text", NumberIndex: [true] },
  },
  {
    takes: "less",
    reason: "The compiler takes a blank for a number, because it converts to 0.",
    types: { Numeric: " " },
  },
  {
    takes: "less",
    reason:
      "An Error is refused, although an object with a name and a message looks like one: no method would get an error.",
    types: { Thrown: { cause: { name: "x", message: "y" } } },
  },
];
