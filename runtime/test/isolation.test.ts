import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import { compiledTool } from "./support/compiled-tool";

describe("isolated tools of a server over stdio", () => {
  const client = new Client({ name: "tester", version: "1.0.0" });
  beforeAll(async () => {
    const script = join(__dirname, "fixtures", "isolate-server.mjs");
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [script] }));
    await client.listTools();
    // Libraries are loaded with the first call, which is not what is measured.
    await Promise.all([client.callTool({ name: "quick" }), client.callTool({ name: "fail" })]);
  });
  afterAll(() => client.close());

  test("one that computes for ten seconds is ended, and the server answers meanwhile", async () => {
    const started = performance.now();
    const state = { isRunning: true };
    const computing = client.callTool({ name: "compute" }).finally(() => (state.isRunning = false));
    const times: number[] = [];
    while (state.isRunning) {
      const before = performance.now();
      await client.callTool({ name: "quick" });
      times.push(performance.now() - before);
    }
    expect(await computing).toMatchObject({
      isError: true,
      content: [{ text: "compute took longer than 500 ms and was ended." }],
    });
    expect(performance.now() - started).toBeLessThan(3000);
    times.sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(5);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(20);
  });

  test("arguments are revived in the thread, results and progress come back", async () => {
    const progress: unknown[] = [];
    const result = await client.callTool(
      { name: "add", arguments: { day: "2024-02-28T00:00:00Z" } },
      undefined,
      { onprogress: (update) => progress.push(update) },
    );
    expect(result.structuredContent).toEqual({
      day: "2024-02-29T00:00:00.000Z",
      isMainThread: false,
    });
    expect(progress).toEqual([{ progress: 1, total: 2, message: "half" }]);
  });

  test("the details of a ToolError come back", async () => {
    expect(await client.callTool({ name: "fail" })).toMatchObject({
      isError: true,
      structuredContent: { error: "no such table", known: ["books"] },
    });
  });

  test("a thread that ends itself is a failure, and the next call has another one", async () => {
    expect(await client.callTool({ name: "exit" })).toMatchObject({ isError: true });
    expect(await client.callTool({ name: "fail" })).toMatchObject({
      structuredContent: { known: ["books"] },
    });
  });
});

describe("what cannot be copied between threads", () => {
  test("is left out, or told", () => {
    const script = join(__dirname, "fixtures", "isolated-failures.mjs");
    expect(JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" }))).toEqual({
      lost: "half told (Its details are lost: The result cannot be sent: size: NaN is no JSON number)",
      uncopied: '{"error":"told","known":{"a":"1"}}',
      log: "nobody listens",
      data: [{ count: "2" }],
    });
  });
});

describe("a class that a worker cannot make is refused at registration", () => {
  const isolated = compiledTool({ className: "Stateful" });
  class Stateful {
    constructor(readonly database: object) {}

    @toolMeta({ isolate: true }, isolated)
    tool(): object {
      return this.database;
    }
  }
  class Derived extends Stateful {}

  test.each([
    [new Stateful({}), /Stateful\.tool has isolate: true, but its constructor takes arguments/],
    [new Derived({}), /Derived\.tool has isolate: true, but is inherited.*Stateful/],
  ])("%p", async (instance, message) => {
    await expect(createToolRegistry().register(instance)).rejects.toThrow(message);
  });
});
