import type { Id, Page } from "./shared/catalogue.js";

type Sort<T> = { by: keyof T & string; order?: "asc" | "desc" };
type Comparison<V> = { eq: V } | { in: V[] } | { between: [V, V] };
interface Customer {
  id: Id<"Customer">;
  name: string;
  email: `${string}@${string}` | null;
  addresses: { street: string; zip: string | number; country?: "DE" | "FR" }[];
  attributes: Record<string, string | boolean>;
}
export type CustomerPage = Page<Pick<Customer, "id" | "name">>;
export type CustomerQuery = {
  where?: { [K in "name" | "email"]?: { eq: string } | { like: `%${string}` } };
  sort?: Sort<Customer>[];
  limit?: 10 | 50 | 100;
};
export type CustomerPatch = {
  id: string;
  set: Partial<Omit<Customer, "id">>;
  unset?: (keyof Customer)[];
};
export type PriceFilter = { price: Comparison<number>; currency?: "EUR" | "USD" };
export type Command =
  | { type: "create"; item: { title: string; tags?: string[] } }
  | { type: "move"; id: number; to: { list: number } | { archive: true } }
  | { type: "batch"; commands: Command[]; atomic?: boolean };
export type ChartConfig = {
  series: ({ kind: "line"; smooth?: boolean } | { kind: "bar"; stacked: boolean })[];
  axes: {
    x: { label: string | null };
    y?: { label: string | null; range?: readonly [number, number] };
  };
  palette: Record<"light" | "dark", `#${string}`>;
};
export type WorkflowStep = {
  id: string;
  run: string | { script: string; args?: readonly string[] };
  needs?: WorkflowStep["id"][];
  retry?: { times: 1 | 2 | 3 } | false;
  then?: WorkflowStep;
};
export type EventMap = {
  [K in "click" | "key" as `on-${K}`]?: K extends "click"
    ? { x: number; y: number }
    : { code: string };
};
export type Envelope = { meta: { version: 1 | 2; trace?: string } } & (
  | { status: "ok"; data: Customer["attributes"] }
  | { status: "failed"; errors: [{ code: number }, ...{ code: number }[]] }
);
export type FormField = { name: string; required?: boolean } & (
  | { type: "text"; maxLength?: number }
  | { type: "select"; options: { value: string; label?: string }[] }
  | { type: "group"; fields: FormField[] }
);
export type SearchRequest = {
  text: string | { any: string[] } | { all: string[] };
  facets?: Record<string, (string | number)[]>;
  page?: { size: number; cursor?: string | null };
};
export type GeoJson =
  | { type: "Point"; coordinates: [number, number] }
  | { type: "LineString"; coordinates: [number, number][] }
  | { type: "GeometryCollection"; geometries: GeoJson[] };
export type Matrix = Readonly<{
  rows: readonly (readonly number[])[];
  labels?: Readonly<Record<string, string>>;
}>;
export type Translations = {
  [locale in "de" | "en"]: { [key: string]: string | { one: string; other: string } };
};
export type Permission = { [R in "users" | "files"]?: ("read" | "write" | "*")[] | "all" };
