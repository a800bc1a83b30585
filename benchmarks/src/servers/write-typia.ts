import type { ServedTool, ToolSchema } from "./served-tool.js";

/** Which keyword becomes which tag of typia. */
const TAGS = [
  ["minimum", "Minimum"],
  ["maximum", "Maximum"],
  ["minLength", "MinLength"],
  ["maxLength", "MaxLength"],
  ["pattern", "Pattern"],
  ["format", "Format"],
  ["default", "Default"],
] as const satisfies readonly (readonly [keyof ToolSchema, string])[];

const NAMED = "#/$defs/";

type Definitions = Readonly<Record<string, ToolSchema>>;

/** TypeScript source of tools as typia reads it: named types are interfaces that tools share. */
export class TypiaWriter {
  readonly #interfaces = new Map<string, string>();

  /** A method of an interface, with its comment. */
  writeMethod({ name, description, inputSchema, outputSchema }: ServedTool): string {
    const definitions = outputSchema.$defs ?? {};
    const [success = outputSchema] = outputSchema.anyOf ?? [];
    const input = this.#members(inputSchema, inputSchema.$defs ?? {});
    return `/** ${description} */
${name}(props: ${input}): ${this.#write(success, definitions)};`;
  }

  /** A module with every interface that was used so far. */
  writeInterfaces(): string {
    const rows = [...this.#interfaces].map(([name, code]) => `export interface ${name} ${code}`);
    return ['import type { tags } from "typia";', ...rows].join("\n");
  }

  #members(schema: ToolSchema, definitions: Definitions): string {
    const { properties = {}, required = [] } = schema;
    const rows = Object.entries(properties).map(([name, member]) => {
      const comment = member.description === undefined ? "" : `/** ${member.description} */\n`;
      const optional = required.includes(name) ? "" : "?";
      return `${comment}${name}${optional}: ${this.#write(member, definitions)};`;
    });
    return `{\n${rows.join("\n")}\n}`;
  }

  #write(schema: ToolSchema, definitions: Definitions): string {
    const tags = TAGS.flatMap(([keyword, tag]) => {
      const value = schema[keyword];
      // A default of another kind has no tag.
      if (value === undefined || Array.isArray(value) || schema.enum !== undefined) return [];
      return [` & tags.${tag}<${JSON.stringify(value)}>`];
    });
    return this.#base(schema, definitions) + tags.join("");
  }

  #base(schema: ToolSchema, definitions: Definitions): string {
    if (schema.$ref !== undefined) return `types.${this.#name(schema.$ref, definitions)}`;
    if (schema.enum !== undefined) return schema.enum.map((each) => `"${each}"`).join(" | ");
    switch (schema.type) {
      case "array":
        return `Array<${this.#write(schema.items ?? {}, definitions)}>`;
      case "object":
        return this.#members(schema, definitions);
      case "integer":
        return 'number & tags.Type<"int32">';
      default:
        return schema.type ?? "unknown";
    }
  }

  #name(reference: string, definitions: Definitions): string {
    const name = reference.slice(NAMED.length);
    if (!this.#interfaces.has(name)) {
      // Taken at once, so that a type may hold itself.
      this.#interfaces.set(name, "{}");
      const code = this.#members(definitions[name] ?? {}, definitions);
      this.#interfaces.set(name, code.replaceAll("types.", ""));
    }
    return name;
  }
}
