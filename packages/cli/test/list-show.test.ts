import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { runCli } from "./support/run-cli";

const CATALOG = "samples/bookshop/dist/catalog.js";
const FILES = "samples/files/dist/file-tools.js";
const SERVER = ["--", process.execPath, "samples/bookshop/dist/server.js"];

describe("list", () => {
  it("shows names, titles, hints, tags and tokens in a table", async () => {
    const { code, stdout, stderr } = await runCli(["list", FILES]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [head, row, , summary] = stdout.split("\n");
    expect(head).toMatch(/^Name +Title +Hints +Tags +Text +Schema +Total +Description$/);
    expect(row).toMatch(
      /^listFiles +List files and directories +read only +local, files +\d+ +\d+ +\d+ +List the files/,
    );
    expect(summary).toMatch(/^1 tool, \d+ tokens/);
  });

  it("tells the same of a module and of its server", async () => {
    const [module, server] = await Promise.all([
      runCli(["list", "--json", CATALOG]),
      runCli(["list", "--json", ...SERVER]),
    ]);
    const [one, other] = [module, server].map(({ stdout }) => JSON.parse(stdout));
    // The client puts the keywords of a schema's root into an order of its own, which may cost a token.
    for (const { tokens } of [...one.tools, ...other.tools]) delete tokens.outputSchema;
    expect(other).toEqual(one);
    expect(one.tools).toEqual([
      expect.objectContaining({
        name: "searchBooks",
        title: "Search the catalog",
        hints: { readOnlyHint: true, openWorldHint: false },
        tags: [],
        inputSchema: expect.objectContaining({ required: ["query"] }),
        outputSchema: expect.objectContaining({ required: ["total", "books"] }),
      }),
      expect.objectContaining({ name: "addBook" }),
    ]);
  });

  it("counts tokens as models do", async () => {
    const { stdout } = await runCli(["show", "addBook", "--json", CATALOG]);
    const { tokens, serverTokens, name, description, inputSchema, outputSchema } =
      JSON.parse(stdout);
    expect(tokens).toEqual({
      description: countTokens(description),
      inputSchema: countTokens(JSON.stringify(inputSchema)),
      outputSchema: countTokens(JSON.stringify(outputSchema)),
      total: countTokens(JSON.stringify({ name, description, inputSchema })),
    });
    const list = JSON.parse((await runCli(["list", "--json", CATALOG])).stdout);
    const totals: number[] = list.tools.map(
      (tool: { tokens: { total: number } }) => tool.tokens.total,
    );
    expect(list.tokens).toBe(totals[0]! + totals[1]!);
    expect(serverTokens).toBe(list.tokens);
  });

  it("tells of classes that only their server can make, and a call says so", async () => {
    const module = "samples/conformance/dist/change-tools.js";
    const { stdout } = await runCli(["list", "--json", module]);
    const [{ name }] = JSON.parse(stdout).tools;
    const { code, stderr } = await runCli(["call", name, module]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/ChangeTools cannot be made .* Or call the tool of its server: -- node/);
  });

  it("takes every module of a folder", async () => {
    const { stdout } = await runCli(["list", "--json", "packages/cli/test/fixtures/echo"]);
    expect(JSON.parse(stdout).tools).toEqual([expect.objectContaining({ name: "echo" })]);
  });
});

describe("show", () => {
  it("shows the arguments, also inside objects, and both schemas", async () => {
    const { stdout } = await runCli(["show", "addBook", CATALOG]);
    expect(stdout).toMatch(/^addBook \(Add a book\)\n\nAdd a book to the catalog\./);
    expect(stdout).toContain("Hints: not destructive, not idempotent, closed world\n");
    expect(stdout).toMatch(/^Tokens: \d+ with each request .* of \d+ for all tools/m);
    expect(stdout).toMatch(
      /^book\.year +yes +integer, at least 1450 +Year of first publication\.$/m,
    );
    expect(stdout).toMatch(/^book\.genre +no +"fiction" \| "non-fiction" \| "poetry" /m);
    expect(stdout).toContain('Input schema\n{\n  "type": "object"');
    expect(stdout).toContain('Output schema\n{\n  "type": "object"');
  });

  it("shows defaults and what may be null", async () => {
    const { stdout } = await runCli(["show", "searchBooks", CATALOG]);
    expect(stdout).toMatch(/^limit +no +10 +integer, at least 1, at most 50 +Maximum number/m);
    expect(stdout).toMatch(/^genre +no +null +"fiction" \| "non-fiction" \| "poetry" \| null /m);
    expect(stdout).toMatch(/^books\[\]\.title +yes +string$/m);
  });
});
