import type { CompiledParameter } from "@toolmeta/contract";
import type { Arguments } from "../arguments/prepare-arguments.js";
import type { OpenContext } from "../context/create-tool-context.js";
import { setMember } from "../validation/set-member.js";

/**
 * The parameters of a method from the arguments of a call, in call order.
 *
 * @param given The names that the client gave; the others were filled with defaults.
 */
export function bindArguments(
  parameters: readonly CompiledParameter[],
  args: Arguments,
  given: ReadonlySet<string>,
  openContext: OpenContext,
): readonly unknown[] {
  const bound: unknown[] = [];
  for (const parameter of parameters) {
    switch (parameter.from) {
      case "argument":
        bound.push(read(args, parameter.name));
        break;
      case "context":
        bound.push(openContext());
        break;
      case "members":
        bound.push(isGiven(parameter, given) ? pick(args, parameter.names) : undefined);
        break;
      case "rest":
        bound.push(...toList(read(args, parameter.name)));
    }
  }
  return bound;
}

/** An optional object of which no member was given is left to the method's own default. */
function isGiven(
  { optional, names }: Extract<CompiledParameter, { readonly from: "members" }>,
  given: ReadonlySet<string>,
): boolean {
  return optional !== true || names.some((name) => given.has(name));
}

/** An argument that is called like a member of every object is still absent when it was not given. */
function read(args: Arguments, name: string): unknown {
  return Object.hasOwn(args, name) ? args[name] : undefined;
}

function pick(args: Arguments, names: readonly string[]): object {
  const members: Record<string, unknown> = {};
  for (const name of names) {
    if (Object.hasOwn(args, name)) setMember(members, name, args[name]);
  }
  return members;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
