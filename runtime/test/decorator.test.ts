import { createToolRegistry } from "@toolmeta/runtime";
import type { ToolModules } from "@toolmeta/runtime";
import { DECORATOR_MODES, loadFixture } from "./support/load-fixture";

const COMPILED = `{ v: 1, className: "X", method: "x", description: "", parameters: [],
  inputSchema: { type: "object", properties: {}, additionalProperties: false } }`;

async function namesOf(modules: ToolModules): Promise<string[]> {
  const registry = createToolRegistry();
  await registry.register(modules);
  return (await registry.list()).map((tool) => tool.name);
}

async function textsOf(modules: ToolModules): Promise<Record<string, unknown>> {
  const registry = createToolRegistry();
  await registry.register(modules);
  const texts: Record<string, unknown> = {};
  for (const { name } of await registry.list()) {
    const [block] = (await registry.call(name)).content;
    texts[name] = block?.type === "text" ? block.text : undefined;
  }
  return texts;
}

describe.each(DECORATOR_MODES)("%s decorators", (mode) => {
  const load = (source: string): Record<string, unknown> =>
    loadFixture(`import { toolMeta } from "@toolmeta/runtime";\n${source}`, mode);

  test("instance and static methods are found, helpers are not", async () => {
    const module = load(`
      export class Tools {
        label = "instance";
        @toolMeta({}, ${COMPILED}) first() { return this.label; }
        helper() {}
        @toolMeta({}, ${COMPILED}) static second() { return "static"; }
        @toolMeta({ name: "third_one" }, ${COMPILED}) async third() { return "async"; }
      }
      export class Helper { run() {} }
      export const value = 3;`);
    expect(await textsOf(module)).toEqual({
      first: "instance",
      third_one: "async",
      second: "static",
    });
  });

  test("inherited and overridden tools", async () => {
    const module = load(`
      export class Base {
        @toolMeta({}, ${COMPILED}) kept() { return "base"; }
        @toolMeta({}, ${COMPILED}) overridden() { return "base"; }
        @toolMeta({}, ${COMPILED}) redecorated() { return "base"; }
        @toolMeta({}, ${COMPILED}) static fixed() { return "base static"; }
      }
      export class Derived extends Base {
        overridden() { return "derived"; }
        @toolMeta({ name: "renamed" }, ${COMPILED}) redecorated() { return "derived"; }
      }`);
    expect(await textsOf(module)).toEqual({
      kept: "base",
      overridden: "derived",
      renamed: "derived",
      fixed: "base static",
    });
  });

  test("a decorator that replaces the method does not lose the tool", async () => {
    const replace =
      mode === "standard"
        ? `function loud(method) { return function () { return method.call(this) + "!"; }; }`
        : `function loud(target, key, descriptor) {
             const method = descriptor.value;
             return { ...descriptor, value() { return method.call(this) + "!"; } };
           }`;
    const module = load(`
      ${replace}
      export class Tools {
        @loud @toolMeta({}, ${COMPILED}) outside() { return "a"; }
        @toolMeta({}, ${COMPILED}) @loud inside() { return "b"; }
      }`);
    expect(await textsOf(module)).toEqual({ outside: "a!", inside: "b!" });
  });

  test("a class that was not compiled says how to compile it when it is loaded", () => {
    const run = (): unknown => load(`export class Shop { @toolMeta({}) searchBooks() {} }`);
    expect(run).toThrow(/Shop\.searchBooks/);
    expect(run).toThrow(/"plugins": \[\{ "transform": "@toolmeta\/transformer"/);
    expect(run).toThrow(/`tspc`/);
  });

  test("another version of the format is refused", () => {
    expect(() => load(`export class Shop { @toolMeta({}, { v: 2 }) searchBooks() {} }`)).toThrow(
      /version 2 .*version 1/,
    );
  });

  test("an accessor is no tool", () => {
    expect(() =>
      load(`export class Shop { @toolMeta({}, ${COMPILED}) get books() { return 1; } }`),
    ).toThrow(/books .*not a public method/);
  });
});

describe("modules", () => {
  const load = (source: string): Record<string, unknown> =>
    loadFixture(`import { toolMeta } from "@toolmeta/runtime";\n${source}`, "standard");

  test("the same class met twice is one, and its instance stands for it", async () => {
    const module = load(`
      export class Tools { @toolMeta({}, ${COMPILED}) first() { return 1; } }
      export const tools = new Tools();
      export default Tools;`);
    expect(await namesOf([module, module])).toEqual(["first"]);
  });

  test("two tools of one name: the error names both places", async () => {
    const module = load(`
      export class One { @toolMeta({}, ${COMPILED}) search() {} }
      export class Two { @toolMeta({ name: "search" }, ${COMPILED}) find() {} }`);
    await expect(namesOf(module)).rejects.toMatchObject({
      code: "duplicate_tool",
      message: expect.stringMatching(/"search": One\.search and Two\.find/),
    });
  });

  test("a module without tools is an error", async () => {
    await expect(namesOf({ helper: () => 1 })).rejects.toThrow(/exports helper holds no tool/);
  });

  test("a constructor that takes arguments is an error that says what to do", async () => {
    const module = load(`
      export class Tools {
        constructor(db) {}
        @toolMeta({}, ${COMPILED}) first() { return 1; }
      }`);
    await expect(namesOf(module)).rejects.toThrow(/Tools .*1 argument.*`resolve/);
  });
});
