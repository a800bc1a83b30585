import type { JsonValue } from "@toolmeta/contract";
import { setMember } from "../../validation/set-member.js";
import type { ValueKind } from "./value-kind.js";

/** Any other object, class instances included: its own enumerable members. */
export const objectValue: ValueKind<object> = {
  supports: (value): value is object => typeof value === "object" && value !== null,
  serialize(value, walk) {
    const object: Record<string, JsonValue> = {};
    for (const name of Object.keys(value)) {
      const member = walk.read(value, name);
      if (member !== undefined) setMember(object, name, member);
    }
    return object;
  },
};
