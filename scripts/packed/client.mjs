import assert from "node:assert/strict";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** Starts the built bookshop with one step and hands a connected client to `check`. */
async function withStep(step, check) {
  const client = new Client({ name: "packed", version: "0.0.0" });
  const args = ["dist/server.js", step];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  try {
    await check(client, (await client.listTools()).tools);
  } finally {
    await client.close();
  }
}

await withStep("first-tool", async (client, [tool]) => {
  assert.equal(
    JSON.stringify(tool.inputSchema),
    '{"type":"object","properties":{"query":{"type":"string"},"limit":{"type":"integer"}},' +
      '"required":["query","limit"],"additionalProperties":false}',
  );
  const result = await client.callTool({
    name: "searchBooks",
    arguments: { query: "dune", limit: 1 },
  });
  const text = "3 found, 1 shown: Dune (Frank Herbert, 1965)";
  assert.deepEqual(result.content, [{ type: "text", text }]);
  assert.deepEqual(result.structuredContent, { result: text });
});

await withStep("richer-schema", async (client, [tool]) => {
  assert.deepEqual(tool.inputSchema.properties.limit, {
    type: "integer",
    minimum: 1,
    maximum: 50,
    description: "Maximum number of results.",
    default: 10,
  });
  const call = { name: "searchBooks", arguments: { query: "dune", limit: 500 } };
  const result = await client.callTool(call);
  assert.equal(result.isError, true);
  assert.match(JSON.stringify(result.content), /limit.*50.*500/s);
});

await withStep("model-parameter", async (client, [tool]) => {
  assert.equal(tool.inputSchema.properties.book.$ref, "#/$defs/Book");
  assert.equal(tool.inputSchema.$defs.Book.properties.year.minimum, 1450);
});

await withStep("catalog", async (client) => {
  const book = { title: "Dune", author: "Frank Herbert", year: 1965 };
  const result = await client.callTool({ name: "addBook", arguments: { book } });
  assert.equal(result.isError, true);
  assert.equal(result.structuredContent.total, 6);
});

console.log("a client lists and calls the bookshop's tools");
