import type { CompiledParameter } from "@toolmeta/contract";
import type { Arguments } from "../arguments/prepare-arguments.js";
import type { ToolContext } from "../context/tool-context.js";
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
  context: ToolContext,
): readonly unknown[] {
  return parameters.flatMap((parameter): readonly unknown[] => {
    switch (parameter.from) {
      case "argument":
        return [read(args, parameter.name)];
      case "context":
        return [context];
      case "members":
        return parameter.optional === true && !parameter.names.some((name) => given.has(name))
          ? [undefined]
          : [pick(args, parameter.names)];
      case "rest":
        return toList(read(args, parameter.name));
    }
  });
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
