import type { ServedTool, ToolSchema } from "./served-tool.js";

/** Which keyword becomes which method of a Zod schema. */
const CHECKS = [
  ["minimum", "min"],
  ["maximum", "max"],
  ["minLength", "min"],
  ["maxLength", "max"],
] as const satisfies readonly (readonly [keyof ToolSchema, string])[];

const NAMED = "#/$defs/";

/** Zod source of tools' schemas as an author would write it: named types are constants that tools share. */
export class ZodWriter {
  /** The constants in an order in which each stands before it is used. */
  readonly #constants = new Map<string, string>();

  /** The members of a tool's arguments, in braces. */
  writeInput({ inputSchema }: ServedTool): string {
    return this.#members(inputSchema, inputSchema.$defs ?? {});
  }

  /** The members of a tool's structured content, in braces; what a failure may hold beside it is left out. */
  writeOutput({ outputSchema }: ServedTool): string {
    const definitions = outputSchema.$defs ?? {};
    const [success = outputSchema] = outputSchema.anyOf ?? [];
    return this.#members(follow(success, definitions), definitions);
  }

  /** A module with every constant that was used so far. */
  writeConstants(): string {
    const rows = [...this.#constants].map(([name, code]) => `export const ${name} = ${code};`);
    return ['import * as z from "zod";', ...rows].join("\n");
  }

  #members(schema: ToolSchema, definitions: Definitions): string {
    const { properties = {}, required = [] } = schema;
    const rows = Object.entries(properties).map(([name, member]) => {
      const code = this.#write(member, definitions);
      const isOptional = !required.includes(name) && member.default === undefined;
      const described =
        member.description === undefined ? "" : `.describe(${JSON.stringify(member.description)})`;
      return `${name}: ${code}${isOptional ? ".optional()" : ""}${described}`;
    });
    return `{ ${rows.join(", ")} }`;
  }

  #write(schema: ToolSchema, definitions: Definitions): string {
    const fallback =
      schema.default === undefined ? "" : `.default(${JSON.stringify(schema.default)})`;
    return this.#base(schema, definitions) + writeChecks(schema) + fallback;
  }

  #base(schema: ToolSchema, definitions: Definitions): string {
    if (schema.$ref !== undefined) return `schemas.${this.#name(schema.$ref, definitions)}`;
    if (schema.enum !== undefined) return `z.enum(${JSON.stringify(schema.enum)})`;
    switch (schema.type) {
      case "array":
        return `z.array(${this.#write(schema.items ?? {}, definitions)})`;
      case "object":
        return `z.object(${this.#members(schema, definitions)})`;
      case "integer":
        return "z.int()";
      case "string":
        return schema.format === "email" ? "z.email()" : "z.string()";
      default:
        return `z.${schema.type ?? "unknown"}()`;
    }
  }

  #name(reference: string, definitions: Definitions): string {
    const name = reference.slice(NAMED.length);
    if (!this.#constants.has(name)) {
      const code = this.#write(follow({ $ref: reference }, definitions), definitions);
      this.#constants.set(name, code.replaceAll("schemas.", ""));
    }
    return name;
  }
}

type Definitions = Readonly<Record<string, ToolSchema>>;

function follow(schema: ToolSchema, definitions: Definitions): ToolSchema {
  if (schema.$ref === undefined) return schema;
  return definitions[schema.$ref.slice(NAMED.length)] ?? {};
}

function writeChecks(schema: ToolSchema): string {
  const bounds = CHECKS.flatMap(([keyword, method]) =>
    schema[keyword] === undefined ? [] : [`.${method}(${schema[keyword]})`],
  );
  return bounds.join("") + (schema.pattern === undefined ? "" : `.regex(/${schema.pattern}/)`);
}
