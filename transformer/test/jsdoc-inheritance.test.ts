import { compileJsdocSource, keywordsOf, parameterTexts, textOf } from "./support/jsdoc-source";

const STORE = `
/** What can be read. */
export interface Store {
  /**
   * Reads a key.
   * @param key - Which key. {@minimum 1}
   * @param mode - How.
   * @returns The value.
   * @deprecated Use get.
   * @example read(1)
   */
  read(key: number, mode: string): void;
}`;
const INHERITED = "Reads a key.\n\nExample: read(1)\n\nDeprecated: Use get.";

describe("documentation that a method takes from elsewhere", () => {
  test.each<[what: string, source: string]>([
    ["an interface", "class Tools implements Store { read(key: number, mode: string) {} }"],
    [
      "a tag",
      "class Tools implements Store {\n/** {@inheritDoc} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a block tag",
      "class Tools implements Store {\n/** @inheritdoc */\nread(key: number, mode: string) {} }",
    ],
    [
      "a target",
      "class Tools implements Store {\n/** {@inheritDoc Store.read} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a target in scope",
      "class Tools {\n/** {@inheritDoc Store.read} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a target with a sharp",
      "class Tools {\n/** {@inheritDoc Store#read} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a target of a type only",
      "class Tools {\n/** {@inheritDoc Store} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a member name as target",
      "class Tools implements Store {\n/** {@inheritDoc read} */\nread(key: number, mode: string) {} }",
    ],
    [
      "a base of a base",
      "abstract class A implements Store { abstract read(key: number, mode: string): void }\nabstract class B extends A {}\nclass Tools extends B { read(key: number, mode: string) {} }",
    ],
    [
      "an interface of an interface",
      "interface J extends Store {}\nclass Tools implements J { read(key: number, mode: string) {} }",
    ],
    [
      "a part of an interface",
      "class Tools implements Pick<Store, 'read'> { read(key: number, mode: string) {} }",
    ],
    ["other parameter names", "class Tools implements Store { read(k: number, mode: string) {} }"],
  ])("%s", (_, source) => {
    const tools = compileJsdocSource(`${STORE}\n${source}`);
    const read = tools.method("Tools.read");
    const [first] = read.parameters.keys();
    expect(read).toMatchObject({
      description: INHERITED,
      returns: "The value.",
      deprecated: "Use get.",
      parameterTags: [],
      problems: [],
    });
    const key = read.parameters.get(first ?? "");
    expect(key?.description).toBe("Which key.");
    expect(keywordsOf(key)).toEqual({ minimum: 1 });
    expect(read.parameters.get("mode")?.description).toBe("How.");
    expect(read.parameters.size).toBe(2);
  });

  test("another file, a namespace and a function can be targets", () => {
    const tools = compileJsdocSource(
      `import { Store as Kept } from "./store";
       import * as all from "./store";
       class Tools {
         /** {@inheritDoc Kept.read} */
         renamed(key: number, mode: string) {}
         /** {@inheritDoc all.Store.read} */
         inNamespace(key: number, mode: string) {}
         /** {@inheritDoc all.readAll} */
         wrapped(context: object, pattern: string, path: string) {}
       }`,
      {
        "store.ts": `${STORE}
          /**
           * Reads all.
           * @param path - Where.
           * @param pattern - Which.
           */
          export const readAll = (path: string, pattern: string) => {};`,
      },
    );
    expect(tools.method("Tools.renamed").description).toBe(INHERITED);
    expect(tools.method("Tools.inNamespace").description).toBe(INHERITED);
    const wrapped = tools.method("Tools.wrapped");
    expect(wrapped.description).toBe("Reads all.");
    expect(parameterTexts(wrapped)).toEqual({ path: "Where.", pattern: "Which." });
  });

  test("an own part wins, a missing part is taken", () => {
    const tools = compileJsdocSource(`${STORE}
      class Tools implements Store {
        /**
         * Reads fast.
         * @param mode - How fast.
         */
        read(key: number, mode: string) {}
      }`);
    const read = tools.method("Tools.read");
    expect(read).toMatchObject({ description: "Reads fast.", returns: "The value." });
    expect(read.deprecated).toBeUndefined();
    expect(parameterTexts(read)).toEqual({ mode: "How fast.", key: "Which key." });
  });

  test("the tag is replaced where it stands", () => {
    const tools = compileJsdocSource(`${STORE}
      class Tools implements Store {
        /**
         * {@inheritDoc}
         *
         * Use when:
         * - x
         * @param key - {@inheritDoc} Not zero.
         * @returns {@inheritDoc} Or null.
         */
        read(key: number, mode: string) {}
      }`);
    const read = tools.method("Tools.read");
    expect(read.description).toContain("Reads a key.\n\nUse when:\n- x\n\nExample: read(1)");
    expect(parameterTexts(read)).toEqual({ key: "Which key. Not zero.", mode: "How." });
    expect(read.returns).toBe("The value. Or null.");
  });

  test("base classes come before interfaces, part by part", () => {
    const tools = compileJsdocSource(`
      class Base {
        /** From the class. */
        read(key: string) {}
        /** Static. */
        static make(key: string) {}
      }
      interface Other {
        /**
         * From the interface.
         * @param key - Which key.
         */
        read(key: string): void;
      }
      class Tools extends Base implements Other {
        override read(key: string) {}
        static override make(key: string) {}
      }`);
    const read = tools.method("Tools.read");
    expect(read.description).toBe("From the class.");
    expect(parameterTexts(read)).toEqual({ key: "Which key." });
    expect(tools.method("Tools.make").description).toBe("Static.");
  });

  test("a destructured parameter meets a named one by position", () => {
    const tools = compileJsdocSource(`
      interface Post {
        /**
         * Sends.
         * @param letter - The letter.
         * @param letter.to - Address.
         */
        send(letter: { to: string }): void;
      }
      class Tools implements Post { send({ to }: { to: string }) {} }`);
    expect(parameterTexts(tools.method("Tools.send"))).toEqual({ to: "Address." });
  });

  test("a member of a function type can be implemented", () => {
    const tools = compileJsdocSource(`
      interface Store {
        /**
         * Reads a key.
         * @param key - Which key.
         */
        read: (key: string) => void;
      }
      class Tools implements Store { read(key: string) {} }`);
    const read = tools.method("Tools.read");
    expect(read.description).toBe("Reads a key.");
    expect(parameterTexts(read)).toEqual({ key: "Which key." });
  });

  test.each<[what: string, comment: string, source: string, covered: string, message: string]>([
    ["nothing to inherit", "{@inheritDoc}", "class Tools", "{@inheritDoc}", "no such comment"],
    [
      "an unknown target",
      "{@inheritDoc Store.raed}",
      "class Tools implements Store",
      "{@inheritDoc Store.raed}",
      '"Store.raed"',
    ],
    [
      "a target without a comment",
      "@inheritDoc Bare.read",
      "interface Bare { read(): void }\nclass Tools",
      "@inheritDoc",
      '"Bare.read"',
    ],
  ])("%s is a problem at the tag", (_, comment, source, covered, message) => {
    const tools = compileJsdocSource(
      `${STORE}\n${source} {\n/** Reads. ${comment} */\nread() {}\n}`,
    );
    const { problems } = tools.method("Tools.read");
    expect(problems.map(({ tag, span }) => [tag, textOf(span)])).toEqual([["inheritDoc", covered]]);
    expect(problems[0]?.message).toContain(message);
  });

  test("documentation that goes in circles ends", () => {
    const tools = compileJsdocSource(`
      class Tools {
        /** One. {@inheritDoc Tools.two} */
        one() {}
        /** Two. {@inheritDoc Tools.one} */
        two() {}
        /** {@inheritDoc Tools.self} */
        self() {}
      }`);
    expect(tools.method("Tools.one").description).toBe("One. Two.");
    expect(tools.method("Tools.self").description).toBe("");
    expect(tools.method("Tools.self").problems).toHaveLength(1);
  });

  test("the compiler's own library is no source", () => {
    const tools = compileJsdocSource(
      "class Tools extends Array<string> { override push(...items: string[]): number { return 0; } }",
    );
    expect(tools.method("Tools.push").description).toBe("");
  });
});
