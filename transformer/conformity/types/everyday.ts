import type { Item } from "./shared/catalogue.js";

enum Status {
  Open = "open",
  Closed = "closed",
}
enum Priority {
  Low = 1,
  High = 2,
}
interface Timestamps {
  createdAt: string;
  updatedAt: string | null;
}
interface Task extends Timestamps {
  id: number;
  status: Status;
  priority?: Priority;
  subtasks: Task[];
}
type Paged<T, Meta extends object = {}> = { items: T[]; total: number } & Meta;
type Range<T> = { from: T; to?: T } | { from?: T; to: T };
type Operators<V> = { $eq?: V; $in?: V[]; $not?: Operators<V> };
type Query<T> = { [K in keyof T]?: T[K] | Operators<T[K]> };
type Tree<Node, Key extends string> = Node & { [K in Key]?: Tree<Node, Key>[] };
interface Plugin<Options = unknown> {
  name: string;
  options?: Options;
}
interface Registry {
  user: { id: string; mail: string };
  order: { id: string; items: Item[] };
}
type Message = { [K in keyof Registry]: { entity: K; payload: Registry[K] } }[keyof Registry];
type Change<K extends keyof Registry = keyof Registry> = K extends unknown
  ? { of: K; set: Partial<Registry[K]> }
  : never;
export type TaskList = Paged<Task>;
export type TaskListJson = { items: TaskJson[]; total: number };
interface TaskJson extends Timestamps {
  id: number;
  status: `${Status}`;
  priority?: Priority;
  subtasks: TaskJson[];
}
export type PagedWithMeta = Paged<string, { cursor: string | null }>;
export type PriceRange = Range<number>;
export type BookQuery = Query<{ title: string; year: number; tags: string[] }>;
export type CategoryTree = Tree<{ label: string }, "children">;
export type PluginList = (string | Plugin<{ level: 1 | 2 }> | [name: string, options: object])[];
export type AnyMessage = Message;
export type AnyChange = Change;
export type OneChange = Change<"user">;
export type StatusCounts = Partial<Record<Status, number>>;
export type StatusFilter = { status: Status | Status[]; not?: Exclude<Status, Status.Open> };
export type StatusFilterJson = { status: `${Status}` | `${Status}`[]; not?: "closed" };
export type PriorityMap = { [P in Priority]?: string[] };
export type Grid = (0 | 1)[][];
export type Rgb = `rgb(${number},${number},${number})` | `#${string}` | "transparent";
export type IsoDay = `${number}-${number}-${number}`;
export type Locale = `${"en" | "de"}-${"US" | "DE"}` | "und";
export type Rule = {
  when: { [field: string]: string | number | boolean | (string | number)[] };
  then: "allow" | "deny" | { redirect: `/${string}`; status?: 301 | 302 };
  unless?: Rule["when"];
};
export type Layout =
  | { direction: "row" | "column"; children: Layout[]; gap?: number }
  | { direction?: undefined; text: string; bold?: true };
export type Patch = (
  | { op: "add" | "replace" | "test"; path: string; value: unknown }
  | { op: "remove"; path: string }
  | { op: "move" | "copy"; from: string; path: string }
)[];
export type SchemaLike = {
  type?: "object" | "string";
  properties?: Record<string, SchemaLike>;
  required?: readonly string[];
  anyOf?: [SchemaLike, ...SchemaLike[]];
  additionalProperties?: SchemaLike | false;
};
export type Mixed = Array<
  string | ReadonlyArray<number> | { readonly list: ReadonlyArray<boolean> }
>;
export type Optionality = {
  a?: string;
  b: string | null;
  c?: string | null;
  d?: { e?: number | null } | null;
  f: (string | null)[] | null;
};
export type FlagSet = { [F in `is${"Admin" | "Owner"}`]: boolean } & {
  [F in `can${string}`]?: true;
};
