import type { Brand } from "@toolmeta/contract";

/** A method of any signature, sync or async. */
export type ToolMethod = (...args: never[]) => unknown;

/** The part of a standard decorator's context that is used here. */
export interface StandardMethodContext {
  readonly kind: "method";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly metadata?: object | undefined;
}

/**
 * What `toolMeta(…)` returns: a decorator for static and instance methods that works as a standard
 * decorator and with `experimentalDecorators`. By its brand the compiler half recognises it wherever an
 * alias or a re-export has carried it.
 */
export interface ToolMethodDecorator extends Brand<{ decorator: true }> {
  (method: ToolMethod, context: StandardMethodContext): void;
  (
    target: object,
    key: string | symbol,
    descriptor: { readonly value?: ToolMethod | undefined },
  ): void;
}
