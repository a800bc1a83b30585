import { runCli } from "./support/run-cli";

const CATALOG = "samples/bookshop/dist/catalog.js";
const SERVER = ["--", process.execPath, "samples/bookshop/dist/server.js"];

describe.each([
  { from: "a module", target: [CATALOG] },
  { from: "a server", target: SERVER },
])("call, $from", ({ target }) => {
  it("prints what a tool returns", async () => {
    const args = ["call", "searchBooks", "--arg", "query=the", "--arg", "limit=1", ...target];
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ total: 1, books: [expect.anything()] });
    expect(stdout).toContain('{\n  "total": 1,');
  });

  it("exits with 1 for an error, and prints what the model would read", async () => {
    const args = ["call", "searchBooks", "--json", '{"query": "the", "limit": 500}', ...target];
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toContain("limit: expected at most 50, given 500");
  });

  it("takes a JSON object from the standard input", async () => {
    const args = ["call", "searchBooks", "--json", "-", ...target];
    const { code, stdout } = await runCli(args, { input: '{"query": "darkness"}' });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ total: 1 });
  });

  it("fills fields of objects", async () => {
    const book = ["title=1984", "author=Orwell", "year=1949"];
    const fields = book.flatMap((field) => ["--arg", `book.${field}`]);
    const { code, stdout } = await runCli(["call", "addBook", ...fields, "--raw", ...target]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      structuredContent: { total: expect.any(Number) },
      content: [{ type: "text" }],
    });
  });
});

describe("values", () => {
  const echo = async (pairs: readonly string[]): Promise<unknown> => {
    const args = pairs.flatMap((pair) => ["--arg", pair]);
    const run = await runCli(["call", "echo", "packages/cli/test/fixtures/echo/echo.mjs", ...args]);
    expect(run).toMatchObject({ code: 0 });
    return JSON.parse(run.stdout);
  };

  it.each<{ pairs: string[]; sent: Record<string, unknown> }>([
    { pairs: ["text=12"], sent: { text: "12" } },
    { pairs: ["text=a=b"], sent: { text: "a=b" } },
    { pairs: ["count=12"], sent: { count: 12 } },
    { pairs: ["flag=false"], sent: { flag: false } },
    { pairs: ["maybe=null"], sent: { maybe: null } },
    { pairs: ["maybe=nil"], sent: { maybe: "nil" } },
    { pairs: ["list=a", "list=b"], sent: { list: ["a", "b"] } },
    { pairs: ['list=["a"]'], sent: { list: ["a"] } },
    { pairs: ["inner.size=3", "inner.name=4"], sent: { inner: { size: 3, name: "4" } } },
    { pairs: ['inner={"size": 3}'], sent: { inner: { size: 3 } } },
  ])("$pairs are what the schema says", async ({ pairs, sent }) => {
    expect(await echo(pairs)).toEqual(sent);
  });
});

it("keeps what a tool prints out of the result", async () => {
  const args = ["call", "echo", "packages/cli/test/fixtures/echo/echo.mjs", "--arg", "text=loud"];
  const { stdout, stderr } = await runCli(args);
  expect(JSON.parse(stdout)).toEqual({ text: "loud" });
  expect(stderr).toContain("echo was called");
});
