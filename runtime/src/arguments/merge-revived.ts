import { listMembers } from "../validation/list-members.js";
import { setMember } from "../validation/set-member.js";

/**
 * One value of two revivals of the same JSON value, as the parts of an intersection make them: what either
 * has turned into something else stays so, at any depth.
 */
export function mergeRevived(json: unknown, one: unknown, other: unknown): unknown {
  if (!isCopy(json, one)) return one;
  if (!isCopy(json, other)) return other;
  if (Array.isArray(json) && Array.isArray(one) && Array.isArray(other)) {
    return json.map((element, index): unknown => mergeRevived(element, one[index], other[index]));
  }
  if (!isPlain(json) || !isPlain(one) || !isPlain(other)) return one;
  const merged = {};
  for (const [name, member] of listMembers(json)) {
    setMember(merged, name, mergeRevived(member, readOwn(one, name), readOwn(other, name)));
  }
  return merged;
}

/** Whether a revival has left a value as it was, its members aside. */
function isCopy(json: unknown, revived: unknown): boolean {
  if (Array.isArray(json)) return Array.isArray(revived);
  return isPlain(json) ? isPlain(revived) : json === revived;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function readOwn(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
}
