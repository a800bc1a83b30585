import type { MemberModel, TypeModel } from "./type-model";

/** A type as source text, with the declarations that it needs. */
export interface PrintedType {
  readonly text: string;
  readonly declarations: readonly string[];
}

/** Writes a type in TypeScript. Names begin with `prefix`, so that the types of one file keep apart. */
export function printType(model: TypeModel, prefix: string): PrintedType {
  const declarations: string[] = [];
  const declare = (write: (name: string) => string): string => {
    const name = `${prefix}_${declarations.length}`;
    // The place is taken first, because a declaration may need others.
    const at = declarations.push("") - 1;
    declarations[at] = write(name);
    return name;
  };
  const print = (part: TypeModel): string => {
    switch (part.kind) {
      case "literal":
        return JSON.stringify(part.value);
      case "array":
        return `(${print(part.of)})[]`;
      case "record":
        return `Record<string, ${print(part.of)}>`;
      case "repeat": {
        const item = `(${print(part.of)})`;
        const required = Array.from({ length: part.least }, () => item);
        if (part.most === Infinity) return `[${[...required, `...${item}[]`].join(", ")}]`;
        const optional = Array.from({ length: part.most - part.least }, () => `${item}?`);
        return `readonly [${[...required, ...optional].join(", ")}]`;
      }
      case "union": {
        const text = part.of.map((member) => `(${print(member)})`).join(" | ");
        return part.isNamed ? declare((name) => `type ${name} = ${text};`) : text;
      }
      case "object":
        return printObject(part, print, declare);
      default:
        return part.kind;
    }
  };
  return { text: print(model), declarations };
}

function printObject(
  { members, style }: Extract<TypeModel, { kind: "object" }>,
  print: (part: TypeModel) => string,
  declare: (write: (name: string) => string) => string,
): string {
  const body = (some: readonly MemberModel[]): string =>
    `{ ${some.map((m) => `${JSON.stringify(m.name)}${m.isOptional ? "?" : ""}: ${print(m.of)}`).join("; ")} }`;
  const [first, ...others] = members;
  switch (style) {
    case "inline":
      return body(members);
    case "alias":
      return declare((name) => `type ${name} = ${body(members)};`);
    case "interface":
      return declare((name) => `interface ${name} ${body(members)}`);
    case "mapped":
      return declare((name) => `type ${name} = Readonly<${body(members)}>;`);
    case "intersection":
      return first === undefined || others.length === 0
        ? body(members)
        : `(${body([first])} & ${body(others)})`;
  }
}
