interface Named {
  name: string;
}
interface Aged {
  age: number;
}
interface Tagged {
  tags?: string[];
}
export type NamedAndAged = Named & Aged;
export type ThreeParts = Named & Aged & Tagged;
export type WithLiteral = Named & { kind: "person" };
export type Refined = { value: string | number } & { value: number };
export type RequiredBySecond = { value?: string } & { value: string };
export type Distributed = Named & ({ type: "a"; a: number } | { type: "b"; b: string });
export type UnionTimesUnion = ({ a: 1 } | { a: 2 }) & ({ b: 1 } | { b: 2 });
export type ImpossibleMember = ({ t: "x"; n: 1 } & { t: "y" }) | { t: "z"; n: 2 };
export type LiteralOverlap = ("a" | "b" | "c") & ("b" | "c" | "d");
export type StringAndEmpty = string & {};
export type NotNullish = (string | null | undefined) & {};
export type WithUnknown = Named & unknown;
export type WithRecord = Named & Record<string, string>;
export type WithOpenRecord = { id: number } & { [key: string]: number | string };
export type OverriddenMember = Omit<Named & Aged, "age"> & { age: string };
export type WithPartial = Named & Partial<Aged>;
export type NestedParts = { inner: Named } & { inner: Aged };
export type NestedLists = { list: (Named & Aged)[]; pick: (Named & { a: 1 }) | (Aged & { b: 2 }) };
export type Recursive = Named & { children?: Recursive[] };
interface Base {
  id: string;
}
export interface FromIntersection extends Base, NamedAndAged {
  extra: boolean;
}
export type MappedPart = { [K in "x" | "y"]: number } & { z?: number };
export type Sealed = { a: string } & { b?: never };
export type FreeText = `id-${string}` & `${string}-end`;
export type NullableIntersection = (Named & Aged) | null;
