import { toolMeta } from "@toolmeta/runtime";
import { compiledTool } from "./support/compiled-tool";
import { closeClients, connectClient, textOf } from "./support/connect-client";
import type { Connection } from "./support/connect-client";

interface Book {
  title: string;
  year: number;
}

class Bookshop {
  readonly added: Book[] = [];
  runs = 0;

  @toolMeta(
    {},
    compiledTool({
      properties: {
        query: { type: "string" },
        limit: { type: "integer", minimum: 1, maximum: 50, default: 10 },
        genre: {
          anyOf: [{ type: "string", enum: ["fiction", "non-fiction", "poetry"] }, { type: "null" }],
          default: null,
        },
      },
      required: ["query"],
    }),
  )
  search(query: string, limit: number, genre: string | null): string {
    this.runs++;
    return `${query} ${limit} ${String(genre)}`;
  }

  @toolMeta(
    {},
    compiledTool({
      properties: { book: { $ref: "#/$defs/Book" } },
      required: ["book"],
      $defs: {
        Book: {
          type: "object",
          properties: { title: { type: "string" }, year: { type: "integer", minimum: 1450 } },
          required: ["title", "year"],
          additionalProperties: false,
        },
      },
    }),
  )
  addBook(book: Book): string {
    this.added.push(book);
    return `Added ${book.title}.`;
  }
}

describe("arguments", () => {
  let connection: Connection;
  const shop = new Bookshop();
  beforeAll(async () => {
    connection = await connectClient(shop);
  });
  afterAll(closeClients);

  test("a default is filled in", async () => {
    expect(textOf(await connection.call("search", { query: "dune" }))).toBe("dune 10 null");
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ["search", { query: "dune", limit: 500 }, /limit: expected at most 50, given 500/],
    ["search", { query: "dune", limit: "many" }, /limit: expected an integer, given "many"/],
    ["search", {}, /query: is required, but was not given/],
    ["search", { query: "x", genre: "crime" }, /genre: expected .*"poetry".*given "crime"/],
    ["search", { query: "x", Limit: 3 }, /Limit: is not known; did you mean "limit"\?/],
    [
      "addBook",
      { book: { title: "x", year: 1200 } },
      /book\.year: expected at least 1450, given 1200/,
    ],
  ])("%s(%p) is refused", async (name, args, expected) => {
    const before = shop.runs + shop.added.length;
    const result = await connection.call(name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(expected);
    expect(textOf(result).length).toBeLessThan(300);
    expect(shop.runs + shop.added.length).toBe(before);
  });

  test("an unknown tool is a protocol error", async () => {
    await expect(connection.call("nothing")).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining("nothing"),
    });
  });
});
