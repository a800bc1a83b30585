import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformProgram } from "@toolmeta/transformer";
import ts from "typescript";
import { createFixtureProgram } from "./support/compile-fixtures";
import { FIXTURES, readTypeFixtures } from "./support/type-fixtures";

const files = readTypeFixtures()
  .filter(({ compilerOptions }) => Object.keys(compilerOptions).length === 0)
  .map(({ file }) => file);
const neighbour = join(FIXTURES, "neighbour.ts");

/** The JavaScript of every fixture, with the compiled half of each tool in it. */
function build(rootFiles: readonly string[], texts?: ReadonlyMap<string, string>) {
  const program = createFixtureProgram(rootFiles, {}, texts);
  const first = program.getSourceFile(rootFiles[0] ?? "");
  // What is checked first decides in which order the checker meets types and literals.
  const complaints = ts.getPreEmitDiagnostics(program, first);
  const diagnostics = { TM1004: "off", TM2001: "off", TM2002: "off", TM2008: "off" } as const;
  const emitted = new Map<string, string>();
  transformProgram(program, undefined, { diagnostics }, { ts }).emit(undefined, (file, text) => {
    if (!file.endsWith("neighbour.js")) emitted.set(file, text);
  });
  return { complaints, emitted };
}

/** A file that names every literal of the fixtures, and every signature, in the reverse order. */
function writeNeighbour(): string {
  const sources = files.map((file) => readFileSync(file, "utf8"));
  const literals = new Set(sources.flatMap((text) => text.match(/"[\w /+-]*"|\b\d+\b/g) ?? []));
  const keys = new Set(sources.flatMap((text) => text.match(/\b[a-z]\w*(?=\??:)/g) ?? []));
  const fixtures = [...files].reverse().map((file, index) => ({
    file: file.slice(FIXTURES.length + 1).replace(/\.ts$/, ".js"),
    name: `fixture${index}`,
  }));
  return [
    ...fixtures.map(({ file, name }) => `import type * as ${name} from "./${file}";`),
    `export type Literals = ${[...literals].reverse().join(" | ")};`,
    `export type Keys = { [Key in ${[...keys]
      .reverse()
      .map((key) => `"${key}"`)
      .join(" | ")}]: Key };`,
    `type Signatures<T> = { [Key in keyof T]: T[Key] extends (...given: infer Given) => infer Result ? [Result, Given] : never };`,
    ...fixtures.map(
      ({ name }) =>
        `export declare const ${name}Tools: Signatures<${name}.Tools>[keyof ${name}.Tools];`,
    ),
  ].join("\n");
}

const alone = build(files).emitted;

it("gives the same bytes for the same sources", () => {
  expect(alone.size).toBeGreaterThanOrEqual(files.length);
  expect([...build(files).emitted]).toEqual([...alone]);
});

it("gives the same bytes beside a new file that is read first and meets everything in another order", () => {
  const texts = new Map([[neighbour, writeNeighbour()]]);
  const beside = build([neighbour, ...[...files].reverse()], texts);
  expect(beside.complaints.map(({ messageText }) => messageText)).toEqual([]);
  const changed = [...alone].flatMap(([file, text]) => {
    const others = new Set(beside.emitted.get(file)?.split("\n"));
    return text.split("\n").filter((line) => !others.has(line));
  });
  expect(changed).toEqual([]);
});
