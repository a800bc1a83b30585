import type { Reviver } from "@toolmeta/contract";
import { isBase64 } from "../results/values/bytes-value.js";
import { listMembers } from "../validation/list-members.js";

/** How a JSON value, already checked against its schema, becomes an object of the platform. */
export interface PlatformReviver {
  /** What was expected when `revive` gives undefined. */
  readonly expected: string;
  revive(value: unknown): unknown;
}

/** One entry for each named reviver of the contract. */
export const PLATFORM_REVIVERS: Readonly<Record<Extract<Reviver, string>, PlatformReviver>> = {
  bigint: {
    expected: "a whole number in digits",
    revive: (value) => (/^-?\d+$/.test(String(value)) ? BigInt(String(value)) : undefined),
  },
  bytes: {
    expected: "bytes in base64",
    revive: (value) =>
      typeof value === "string" && isBase64(value) ? Buffer.from(value, "base64") : undefined,
  },
  date: {
    expected: "a date and time that exists, in ISO 8601",
    revive(value) {
      const date = new Date(String(value));
      return Number.isNaN(date.getTime()) ? undefined : date;
    },
  },
  map: {
    expected: "an object, or a list of pairs",
    revive: (value) => new Map(Array.isArray(value) ? value.filter(isPair) : listMembers(value)),
  },
  set: {
    expected: "a list",
    revive: (value) => (Array.isArray(value) ? new Set<unknown>(value) : undefined),
  },
  url: {
    expected: "an absolute URL",
    revive: (value) => (URL.canParse(String(value)) ? new URL(String(value)) : undefined),
  },
};

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}
