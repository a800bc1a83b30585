export class Point {
  x = 0;
  y = 0;
}
export class Counter {
  static shared = 1;
  count = 0;
  step?: number;
  increase(): number {
    return (this.count += this.step ?? 1);
  }
  get doubled(): number {
    return this.count * 2;
  }
}
export type CounterJson = { count: number; step?: number };
export class Named3D extends Point {
  z = 0;
  label?: string;
}
export class WithSetter {
  first = "";
  get whole(): string {
    return this.first;
  }
  set whole(value: string) {
    this.first = value;
  }
}
export class FromConstructor {
  constructor(
    public name: string,
    readonly size: number,
  ) {}
}
class Secret {
  #hidden = 1;
  constructor(readonly shown: string) {}
  static fromJSON(json: { shown: string }): Secret {
    return new Secret(json.shown);
  }
  reveal(): number {
    return this.#hidden;
  }
}
export { Secret };
export type SecretJson = { shown: string };
export class GenericBox<T> {
  content?: T;
}
export type BoxedNumber = GenericBox<number>;
export type PointList = Point[];
export type PointHolder = { from: Point; to?: Point | null };
export type PointOrText = Point | string;
export class Shelf {
  books: { title: string }[] = [];
  owner: Point | null = null;
}
export type PickedPoint = Pick<Point, "x">;
export interface ExtendsClass extends Point {
  extra: string;
}
