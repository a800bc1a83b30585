import type { JsonSchema, ObjectSchema } from "./json-schema.js";
import type { ReadyValidators } from "./ready-validators.js";

/**
 * What fills one parameter of the method:
 *
 * - `argument`: the argument of that name;
 * - `members`: an object of the arguments named, for a destructured parameter; with `optional`, nothing
 *   is passed when none of them is given, so that the parameter's own default applies;
 * - `rest`: the elements of the array argument of that name, spread;
 * - `context`: the context of the call.
 */
export type CompiledParameter =
  | { readonly from: "argument"; readonly name: string }
  | { readonly from: "members"; readonly names: readonly string[]; readonly optional?: true }
  | { readonly from: "rest"; readonly name: string }
  | { readonly from: "context" };

/**
 * How a JSON value becomes what the method's type says. The class form names a class whose instances the
 * method expects; it is a function because the class may not be defined yet when the decorator runs.
 */
export type Reviver =
  | "bigint"
  | "bytes"
  | "date"
  | "map"
  | "set"
  | "url"
  | { readonly class: () => abstract new (...args: never[]) => object };

/**
 * The exact reading of a tuple. The schema can only say which kinds of elements there are, because
 * draft-07 and 2020-12 write positions differently.
 */
export interface ExactTuple {
  /** Schemas of the leading elements. */
  readonly prefix: readonly JsonSchema[];
  /** Schema of any number of elements after the prefix. */
  readonly rest?: JsonSchema;
  /** Schemas of the elements after the rest. */
  readonly suffix?: readonly JsonSchema[];
}

/**
 * The compiled half of a tool: what the transformer read from one decorated method. It is emitted as the
 * second argument of that method's `@toolMeta` call.
 *
 * The keys of `revive` and `tuples` are JSON pointers to subschemas (`#/properties/when`).
 */
export interface CompiledTool {
  /** Version of this format. A runtime refuses a version that it does not know. */
  readonly v: 1;
  readonly className: string;
  readonly method: string;
  readonly description: string;
  /** In call order. */
  readonly parameters: readonly CompiledParameter[];
  readonly inputSchema: ObjectSchema;
  readonly outputSchema?: ObjectSchema;
  /** The returned value is sent as `{ result: value }`, because it need not be an object. */
  readonly wrapped?: true;
  /** Input values to be revived before the call. */
  readonly revive?: Readonly<Record<string, Reviver>>;
  /** Input tuples whose positions are checked beyond the schema. */
  readonly tuples?: Readonly<Record<string, ExactTuple>>;
  /** Ready-made validators, in a project that asks for them: the plugin's option `validators`. */
  readonly validators?: ReadyValidators;
}
