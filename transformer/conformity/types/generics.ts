import type { Page } from "./shared/catalogue.js";

interface Box<T> {
  content: T;
}
interface Pair<A, B = A> {
  left: A;
  right: B;
}
type Maybe<T> = T | null;
type Outcome<T, E = string> = { ok: true; value: T } | { ok: false; error: E };
interface Linked<T> {
  value: T;
  next: Linked<T> | null;
}
interface Tree<T> {
  value: T;
  children: Tree<T>[];
}
interface Keyed<K extends string, V> {
  key: K;
  value: V;
}
type Dictionary<T> = { [key: string]: T };
type Fields<T, K extends keyof T> = { fields: K[]; sample: Pick<T, K> };
interface Repository<T extends { id: string }> {
  first: T;
  all?: T[];
}
interface User {
  id: string;
  email: string;
  age?: number;
}
export type BoxOfText = Box<string>;
export type BoxOfBox = Box<Box<number>>;
export type BoxOfUnion = Box<string | number | null>;
export type BoxOfAnonymous = Box<{ a: number }>;
export type PairDefault = Pair<string>;
export type PairOther = Pair<string, number>;
export type MaybeUser = Maybe<User>;
export type MaybeMaybe = Maybe<Maybe<number>>;
export type OutcomeOfUser = Outcome<User>;
export type OutcomeOther = Outcome<number[], { code: 404 | 500 }>;
export type NumberList = Linked<number>;
export type UserTree = Tree<User>;
export type PageOfUsers = Page<User>;
export type PageOfPages = Page<Page<string>>;
export type KeyedUnion = Keyed<"a", number> | Keyed<"b", string>;
export type DictionaryOfLists = Dictionary<string[]>;
export type UserFields = Fields<User, "id" | "age">;
export type UserRepository = Repository<User>;
export type TwoInstances = { texts: Box<string>; numbers: Box<number>; pages?: Page<Box<boolean>> };
export type SamePrinted = { a: Box<"x">; b: Box<"y">; c: Box<"x"> };
export interface ExtendsGeneric extends Box<number>, Pair<boolean> {
  label: string;
}
type Growing<T> = { value: T; wrapped?: Growing2<T> };
type Growing2<T> = { back: Growing<T> };
export type MutualGenerics = Growing<string>;
