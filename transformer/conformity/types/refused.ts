// No JSON value fits these types: the build has to stop instead of giving them a schema.
export type Callback = { run: () => void };
export type JustFunction = (text: string) => number;
export type SymbolValue = { id: symbol };
export type WeakCache = { cache: WeakMap<object, string> };
export type Pattern = { match: RegExp };
export type NeverMember = { value: never };
export type NeverItself = never;
export type Impossible = { a: "x" } & { a: "y" };
export type Pending = { later: Promise<string> };
export type Thrown = { cause: Error };
export type Constructor = { make: new () => object };
