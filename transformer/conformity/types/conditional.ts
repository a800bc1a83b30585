interface Account {
  id: string;
  balance: number;
  owner?: { name: string; tags: string[] };
  isOpen: boolean;
}
type Element<T> = T extends (infer E)[] ? E : never;
type DeepPartial<T> = T extends (infer E)[]
  ? DeepPartial<E>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
type DeepRequired<T> = T extends object ? { [K in keyof T]-?: DeepRequired<T[K]> } : T;
type DeepNullable<T> = T extends object ? { [K in keyof T]: DeepNullable<T[K]> } : T | null;
type KeysOfKind<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T];
type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer R}`
  ? [H, ...Split<R, D>]
  : [S];
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (
  i: infer I,
) => void
  ? I
  : never;
type Wrap<T> = T extends string ? { text: T } : T extends number ? { amount: T } : never;
type IfText<T, Yes, No> = [T] extends [string] ? Yes : No;
function makeOrder(id: string, lines: { sku: string; count: number }[]) {
  return { id, lines, paid: false as boolean, total: lines.length };
}
async function loadOrder(): Promise<{ id: string; state: "new" | "sent" }> {
  return { id: "1", state: "new" };
}
export type ElementOf = Element<{ a: number }[]>;
export type DeepPartialAccount = DeepPartial<Account>;
export type DeepReadonlyAccount = DeepReadonly<Account>;
export type DeepRequiredAccount = DeepRequired<Account>;
export type DeepNullableAccount = DeepNullable<{ a: string; b: { c: number } }>;
export type StringKeys = KeysOfKind<Account, string>;
export type OnlyNumbers = Pick<Account, KeysOfKind<Account, number>>;
export type SplitPath = Split<"a/b/c", "/">[number];
export type Joined = UnionToIntersection<{ a: string } | { b: number }>;
export type Wrapped = Wrap<"x" | 1 | boolean>;
export type ChosenYes = IfText<"a", { yes: number }, { no: string }>;
export type ChosenNo = IfText<"a" | 1, { yes: number }, { no: string }>;
export type ReturnedOrder = ReturnType<typeof makeOrder>;
export type OrderLines = Parameters<typeof makeOrder>[1];
export type LoadedOrder = Awaited<ReturnType<typeof loadOrder>>;
export type NonNull = NonNullable<string | null | undefined>;
export type Flattened = Element<Element<(string | number)[][]>>;
export type RouteParameters = "/users/:id" extends `/users/:${infer P}`
  ? { [K in P]: string }
  : never;
export type OrderState = LoadedOrder["state"];
export type LineOf = Parameters<typeof makeOrder>[1][number];
