import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonSchema } from "@toolmeta/contract";
import { compileSnippets } from "./compile-snippets";
import { readSnippets } from "./read-snippets";
import { readTypeRows, type TypeRow } from "./read-type-rows";

const ROOT = join(__dirname, "../..");
const page = readFileSync(join(ROOT, "docs/types.md"), "utf8");
const rows = readTypeRows(page);

/** Sections whose first column is no type of a parameter. */
const METHODS: Readonly<Record<string, (code: string) => string>> = {
  Parameters: (code) => `(${code}): void {}`,
  Results: (code) => `(): ${code} { throw new Error(); }`,
  "Objects with toJSON": (code) => `(): ${code} { throw new Error(); }`,
};
const GENERICS = `<Open, Bounded extends "small" | "large">`;
const parameter = (code: string): string => `${GENERICS}(value: ${code}): void {}`;

/** The page's declarations with a class that has one method for each row, on a line of its own. */
const header = readSnippets(page)
  .map(({ text }) => text)
  .join("\n");
const methods = rows.map(
  ({ section, code }, index) => `@toolMeta({}) row${index}${(METHODS[section] ?? parameter)(code)}`,
);
const source = `${header}export class Tools {\n${methods.join("\n")}\n}\n`;
const { tools, messages } = compileSnippets([{ file: "types.ts", line: 1, text: source }]);
const firstLine = source.split("\n").indexOf("export class Tools {") + 2;

/** What is said of a row's method, but for the words that it lacks. */
function complaintsOf(index: number): readonly string[] {
  return messages.filter(
    (message) => message.includes(`types.ts:${firstLine + index}: `) && !/TM200[128]/.test(message),
  );
}

function describeSchema({ section }: TypeRow, index: number): JsonSchema | undefined {
  const compiled = tools.find(({ methodName }) => methodName === `row${index}`)?.compiled;
  if (!compiled) return undefined;
  if (section === "Parameters") {
    const { properties, required } = compiled.inputSchema;
    return { properties, required };
  }
  if (METHODS[section]) return compiled.outputSchema;
  const { properties, $defs = {} } = compiled.inputSchema;
  const name = properties?.value?.$ref?.replace("#/$defs/", "");
  return name === undefined ? properties?.value : $defs[name];
}

const REVIVED: Readonly<Record<string, string>> = {
  bigint: "bigint",
  bytes: "Buffer",
  date: "Date",
  map: "Map",
  set: "Set",
  url: "URL",
};

/** The names of what is made of a row's value before the method is called. */
function namesOfRevived(index: number): readonly string[] {
  const { revive = {} } =
    tools.find(({ methodName }) => methodName === `row${index}`)?.compiled ?? {};
  const names = Object.values(revive).map((reviver) =>
    typeof reviver === "string" ? (REVIVED[reviver] ?? reviver) : reviver.class,
  );
  return [...new Set(names)].sort();
}

describe.each(rows.map((row, index) => ({ ...row, row, index })))(
  "$section: $code",
  ({ row, index, schema, receives }) => {
    if (schema.startsWith("refused: ")) {
      it("is refused for the reason given", () => {
        expect(complaintsOf(index)).toEqual([
          expect.stringContaining(schema.slice("refused: ".length)),
        ]);
      });
      return;
    }

    it("has the schema that is shown", () => {
      expect(complaintsOf(index)).toEqual([]);
      const actual = describeSchema(row, index);
      expect(schema).toBe(actual === undefined ? "none" : JSON.stringify(actual));
    });

    it("arrives as the page says", () => {
      const made = [...receives.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      expect([...new Set(made)].sort()).toEqual(namesOfRevived(index));
    });
  },
);

it("has a section for each converter, in the order in which they are asked", () => {
  const list = readFileSync(
    join(ROOT, "transformer/src/schema/converters/type-converters.ts"),
    "utf8",
  );
  const imports = new Map(
    [...list.matchAll(/import \{ (\w+) \} from "\.\/(.+)\.js"/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const [, names = ""] = /TypeConverter\[\] = \[([^\]]*)\]/.exec(list) ?? [];
  const order = [...names.matchAll(/\w+/g)].map(([name]) => `${imports.get(name)}.ts`);
  const linked = [...page.matchAll(/^.*Code:\s\[([\w-]+\.ts)\]/gm)];
  expect(order.length).toBeGreaterThan(10);
  expect(linked.map(([, file]) => file)).toEqual(order);
});
