export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export interface Folder {
  name: string;
  folders: Folder[];
}
export interface Chain {
  value: number;
  next?: Chain;
}
export interface Employee {
  name: string;
  manager: Employee | null;
  team?: Team;
}
export interface Team {
  lead: Employee;
  members: Employee[];
}
export type Expression =
  | { op: "literal"; value: number }
  | { op: "add" | "multiply"; left: Expression; right: Expression }
  | { op: "negate"; of: Expression };
export type NestedList = (string | NestedList)[];
export type NestedDictionary = { [key: string]: NestedDictionary | string };
export type Filter =
  { and: Filter[] } | { or: Filter[] } | { not: Filter } | { field: string; is: string };
export type Menu = { label: string; items?: Menu[] }[];
export type TreeByName = { root: Record<string, Branch> };
interface Branch {
  leaf?: string;
  branches?: Record<string, Branch>;
}
export type Optionals = { self?: Optionals | null };
type Rose<T = string> = { node: T; rest: Rose<T>[] };
export type RoseOfText = Rose;
type Even = { zero: true } | { previous: Odd };
type Odd = { previous: Even };
export type Parity = Even;
