import { listMembers } from "../validation/list-members.js";
import { setMember } from "../validation/set-member.js";

/**
 * An instance of a class from its JSON form: what the class's own static `fromJSON` makes of it, or an
 * object of the class with those members. The constructor is not called.
 */
export function reviveInstance(
  type: abstract new (...args: never[]) => object,
  value: unknown,
): unknown {
  const fromJson: unknown = Reflect.get(type, "fromJSON");
  if (typeof fromJson === "function") return Reflect.apply(fromJson, type, [value]);
  const instance = Object.create(protoOf(type)) as Record<string, unknown>;
  for (const [name, member] of listMembers(value)) {
    // Assigned, so that the class's own setters run; but an assigned `__proto__` would be no member.
    if (name === "__proto__") setMember(instance, name, member);
    else Reflect.set(instance, name, member);
  }
  return instance;
}

function protoOf(type: { readonly prototype: unknown }): object | null {
  const { prototype } = type;
  return typeof prototype === "object" ? prototype : null;
}
