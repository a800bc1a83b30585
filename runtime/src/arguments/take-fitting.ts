import { copyJson } from "../validation/copy-json.js";
import { isJsonObject } from "../validation/is-json-object.js";
import { setMember } from "../validation/set-member.js";
import type { InputPlan } from "./input-plan.js";

/**
 * A copy of arguments that fit as they were given, with the defaults of those that were not; nothing has to be
 * converted or left out in them. Undefined when they do not fit, or when defaults stand deeper.
 */
export function takeFitting(
  { schemas, rootDefaults }: InputPlan,
  given: unknown,
): Readonly<Record<string, unknown>> | undefined {
  if (rootDefaults === undefined || !isJsonObject(given) || !schemas.accepts(given))
    return undefined;
  const json = copyJson(given);
  if (!isJsonObject(json)) return undefined;
  const args: Record<string, unknown> = json;
  for (const [name, fallback] of rootDefaults) {
    if (!Object.hasOwn(args, name)) setMember(args, name, copyJson(fallback));
  }
  return args;
}
