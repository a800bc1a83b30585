interface Base {
  id: string;
}
export interface Names extends Array<string> {}
export interface JsonList extends Array<JsonLike> {}
export type JsonLike = string | number | null | JsonList | { [key: string]: JsonLike };
export interface NamesHolder {
  names: Names;
  more?: Names | null;
}
export interface Prices extends Record<string, number> {}
export interface OpenBase extends Record<string, unknown> {
  id: string;
}
interface GenericChild<T = number> extends Base {
  value: T;
}
export type ChildOfText = GenericChild<string>;
export interface Fluent {
  name: string;
  parent?: this;
}
export interface Diamond extends Left, Right {}
interface Left extends Base {
  left?: number;
}
interface Right extends Base {
  right?: number;
}
export interface FromPick extends Pick<Left, "left"> {
  own: boolean;
}
export interface FromMapped extends Flags<"a" | "b"> {
  c: string;
}
type Flags<K extends string> = { [P in K]?: boolean };
namespace Shop {
  export interface Order {
    lines: Line[];
  }
  export interface Line {
    sku: string;
  }
  export enum State {
    Open = "open",
    Done = "done",
  }
}
export type ShopOrder = Shop.Order;
export type ShopStates = { [S in Shop.State]: number };
export type LineOfOrder = Shop.Order["lines"][number]["sku"];
