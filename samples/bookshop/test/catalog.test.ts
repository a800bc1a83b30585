import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { connectServer } from "../../test/connect-server";

const DIST = join(__dirname, "../dist");

describe("the catalog, served", () => {
  let client: Client;

  beforeEach(async () => {
    client = await connectServer(join(DIST, "server.js"));
    await client.listTools();
  });

  afterEach(() => client.close());

  it("lists the decorated methods in the order of the source", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => [tool.name, tool.annotations])).toEqual([
      ["searchBooks", expect.objectContaining({ readOnlyHint: true, openWorldHint: false })],
      [
        "addBook",
        expect.objectContaining({
          destructiveHint: false,
          idempotentHint: false,
          openWorldHint: false,
        }),
      ],
    ]);
  });

  it("finds a book that was added in the same session", async () => {
    const book = { title: "Emma", author: "Jane Austen", year: 1815, genre: "fiction" };
    const added = await client.callTool({ name: "addBook", arguments: { book } });
    expect(added.structuredContent).toEqual({ total: 7, error: "" });
    const found = await client.callTool({ name: "searchBooks", arguments: { query: "austen" } });
    expect(found.structuredContent).toEqual({ total: 1, books: [book] });
    expect(found.isError ?? false).toBe(false);
  });

  it("reports a refused book as an error and keeps the whole result", async () => {
    const book = { title: "Dune", author: "Frank Herbert", year: 1965 };
    const result = await client.callTool({ name: "addBook", arguments: { book } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toEqual({
      total: 6,
      error: "Dune by Frank Herbert is in the catalog already.",
    });
  });
});

it("names the steps when it is asked for one that it does not have", async () => {
  const run = () =>
    execFileSync(process.execPath, [join(DIST, "server.js"), "seventh"], { stdio: "pipe" });
  expect(run).toThrow(/no step "seventh".*first-tool.*title-and-annotations/s);
});

it("keeps a decorated method an ordinary method", () => {
  // A process of its own, because this one loads CommonJS and the sample is an ES module.
  const script = `
    import { Catalog } from ${JSON.stringify(pathToFileURL(join(DIST, "catalog.js")))};
    const catalog = new Catalog();
    const { total } = catalog.searchBooks("dune", 1);
    const limit = catalog.searchBooks("").books.length;
    const { length } = Catalog.prototype.searchBooks;
    console.log(JSON.stringify({ total, limit, length }));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(JSON.parse(output.toString())).toEqual({ total: 3, limit: 6, length: 1 });
});
