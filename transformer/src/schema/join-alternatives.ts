import type { JsonValue } from "@toolmeta/contract";
import { isNothing, plan, type AnnotatedSchema } from "./annotated-schema.js";

/**
 * One schema that takes what any of `alternatives` takes: values of one kind become one `enum`, `true` and
 * `false` become boolean, what is said twice is said once, and null comes last. Never `type: [...]`, which
 * some consumers refuse.
 */
export function joinAlternatives(alternatives: readonly AnnotatedSchema[]): AnnotatedSchema {
  const joined: AnnotatedSchema[] = [];
  const seen = new Set<string>();
  for (const alternative of flatten(alternatives)) {
    const values = valuesOf(alternative);
    const host = values && joined.find((other) => joinsWith(other, alternative));
    if (host !== undefined && values !== undefined) {
      addValues(host, values);
      continue;
    }
    const text = JSON.stringify([alternative, alternative[plan]?.tuple]);
    if (seen.has(text) || isNothing(alternative)) continue;
    seen.add(text);
    joined.push({ ...alternative });
  }
  const nulls = joined.filter(({ type }) => type === "null");
  const result = [...joined.filter(({ type }) => type !== "null").map(asBoolean), ...nulls];
  const [only] = result;
  return result.length === 1 && only !== undefined ? only : { anyOf: result };
}

function flatten(alternatives: readonly AnnotatedSchema[]): readonly AnnotatedSchema[] {
  return alternatives.flatMap((alternative) =>
    // A plan is about the alternatives together, so they stay together.
    alternative.anyOf !== undefined &&
    Object.keys(alternative).length === 1 &&
    alternative[plan] === undefined
      ? alternative.anyOf
      : [alternative],
  );
}

function valuesOf(schema: AnnotatedSchema): readonly JsonValue[] | undefined {
  const others = Object.keys(schema).filter((key) => !["type", "const", "enum"].includes(key));
  if (others.length > 0) return undefined;
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function joinsWith(a: AnnotatedSchema, b: AnnotatedSchema): boolean {
  return valuesOf(a) !== undefined && a.type === b.type && a[plan]?.revive === b[plan]?.revive;
}

function addValues(host: AnnotatedSchema, values: readonly JsonValue[]): void {
  const all = [...new Set([...(valuesOf(host) ?? []), ...values])];
  if (all.length < 2) return;
  delete host.const;
  host.enum = all;
}

function asBoolean(schema: AnnotatedSchema): AnnotatedSchema {
  return schema.type === "boolean" && schema.enum?.length === 2 ? { type: "boolean" } : schema;
}
