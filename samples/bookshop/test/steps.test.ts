import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { connectServer } from "../../test/connect-server";

const SERVER = join(__dirname, "../dist/server.js");

/** A client of a server that serves one step, and that step's only tool as the client lists it. */
interface ServedStep {
  readonly client: Client;
  readonly tool: Tool;
}

async function serveStep(step: string): Promise<ServedStep> {
  const client = await connectServer(SERVER, step);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(1);
  return { client, tool: tools[0]! };
}

/** Tests one step against one server, which starts with the first test. */
function describeStep(step: string, check: (serve: () => Promise<ServedStep>) => void): void {
  describe(step, () => {
    let served: Promise<ServedStep> | undefined;
    const serve = () => (served ??= serveStep(step));
    afterAll(async () => (await serve()).client.close());
    check(serve);
  });
}

describeStep("first-tool", (serve) => {
  it("lists name, description, input schema and wrapped output schema", async () => {
    const { tool } = await serve();
    expect(tool.name).toBe("searchBooks");
    expect(tool.description).toBe("Search the catalog by title or author.");
    // Compared as text, because the order of the properties is part of it.
    expect(JSON.stringify(tool.inputSchema)).toBe(
      '{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer"}},' +
        '"required":["query","limit"],"additionalProperties":false}',
    );
    expect(tool.outputSchema).toMatchObject({
      type: "object",
      properties: { result: { type: "string" } },
      required: ["result"],
    });
    expect(tool.title).toBeUndefined();
    expect(tool.annotations).toBeUndefined();
  });

  it("returns its text as content and as the structured result", async () => {
    const { client } = await serve();
    const result = await client.callTool({
      name: "searchBooks",
      arguments: { query: "dune", limit: 5 },
    });
    const text =
      "3 found, 3 shown: Dune (Frank Herbert, 1965); Dune Messiah (Frank Herbert, 1969); " +
      "Dunes and Deserts (Ada Brook, 1988)";
    expect(result.content).toEqual([{ type: "text", text }]);
    expect(result.structuredContent).toEqual({ result: text });
    expect(result.isError ?? false).toBe(false);
  });
});

describeStep("optional-argument", (serve) => {
  it("lists the default and does not require the argument", async () => {
    const { tool } = await serve();
    expect(tool.inputSchema).toEqual({
      type: "object",
      properties: { query: { type: "string" }, limit: { type: "integer", default: 10 } },
      required: ["query"],
      additionalProperties: false,
    });
  });

  it("uses the default of the parameter", async () => {
    const { client } = await serve();
    const call = (args: object) =>
      client.callTool({ name: "searchBooks", arguments: { query: "", ...args } });
    // The shop has six books, fewer than the default shows.
    expect((await call({})).structuredContent).toEqual(
      (await call({ limit: 10 })).structuredContent,
    );
    expect((await call({ limit: 1 })).structuredContent).toEqual({
      result: "6 found, 1 shown: Dune (Frank Herbert, 1965)",
    });
  });
});

describeStep("richer-schema", (serve) => {
  it("lists bounds, descriptions and the values of the choice", async () => {
    const { tool } = await serve();
    const properties = tool.inputSchema.properties as Record<string, Record<string, unknown>>;
    expect(properties.query).toEqual({
      type: "string",
      description: "Title or author to look for.",
    });
    expect(properties.limit).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 50,
      description: "Maximum number of results.",
      default: 10,
    });
    expect(properties.genre).toMatchObject({
      description: "Only books of this genre; null for all.",
      default: null,
    });
    expect(tool.inputSchema.required).toEqual(["query"]);
  });

  it.each(["fiction", "non-fiction", "poetry", null])("accepts the genre %p", async (genre) => {
    const { client } = await serve();
    const result = await client.callTool({
      name: "searchBooks",
      arguments: { query: "dune", genre },
    });
    expect(result.isError ?? false).toBe(false);
  });

  it.each([
    ["a limit above the maximum", { limit: 500 }, ["limit", "50", "500"]],
    ["a limit below the minimum", { limit: 0 }, ["limit", "1", "0"]],
    ["a limit that is no whole number", { limit: 2.5 }, ["limit", "integer", "2.5"]],
    ["a genre that is none of the four", { genre: "drama" }, ["genre", "poetry", "drama"]],
    ["a fifth kind of nothing", { genre: "" }, ["genre", "fiction"]],
    ["an argument it does not have", { colour: "red" }, ["colour"]],
  ])("refuses %s with a text that says so", async (_case, args, words) => {
    const { client } = await serve();
    const result = await client.callTool({
      name: "searchBooks",
      arguments: { query: "dune", ...args },
    });
    const text = JSON.stringify(result.content);
    expect(result.isError).toBe(true);
    expect(text).not.toContain("found");
    for (const word of words) expect(text).toContain(word);
  });
});

describeStep("model-parameter", (serve) => {
  it("lists Book as a definition and refers to it", async () => {
    const { tool } = await serve();
    expect(tool.inputSchema).toMatchObject({
      properties: { book: { $ref: "#/$defs/Book" } },
      required: ["book"],
      $defs: {
        Book: {
          type: "object",
          properties: {
            title: { type: "string" },
            author: { type: "string" },
            year: { type: "integer", minimum: 1450, description: "Year of first publication." },
          },
          required: ["title", "author", "year"],
        },
      },
    });
  });

  it("passes the book to the method", async () => {
    const { client } = await serve();
    const book = { title: "Emma", author: "Jane Austen", year: 1815 };
    const result = await client.callTool({ name: "addBook", arguments: { book } });
    expect(result.structuredContent).toEqual({ result: "Added Emma by Jane Austen (1815)." });
  });

  it("refuses a year before printing, naming the place inside the book", async () => {
    const { client } = await serve();
    const book = { title: "Beowulf", author: "unknown", year: 1200 };
    const result = await client.callTool({ name: "addBook", arguments: { book } });
    const text = JSON.stringify(result.content);
    expect(result.isError).toBe(true);
    for (const word of ["book.year", "1450", "1200"]) expect(text).toContain(word);
    expect(text).not.toContain("Added");
  });
});

describeStep("async-tool", (serve) => {
  it("lists the awaited type and waits for the value", async () => {
    const { client, tool } = await serve();
    expect(tool.inputSchema).toEqual({
      type: "object",
      properties: {},
      additionalProperties: false,
    });
    expect(tool.outputSchema?.properties).toEqual({ result: { type: "string" } });
    const result = await client.callTool({ name: "readNote" });
    expect(result.structuredContent).toEqual({
      result: expect.stringContaining("Monday to Saturday"),
    });
  });
});

describeStep("title-and-annotations", (serve) => {
  it("sends the title and exactly the hints that were given", async () => {
    const { tool } = await serve();
    expect(tool.title).toBe("Search the catalog");
    const { title, ...hints } = tool.annotations ?? {};
    expect(hints).toEqual({ readOnlyHint: true, openWorldHint: false });
  });
});
