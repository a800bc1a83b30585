import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import {
  BINDINGS,
  buildBusyTools,
  SERVE,
  startServer,
  stopServers,
} from "../support/serving-process";
import { LineClient } from "../support/line-client";
import { callOf, INITIALIZE } from "../support/send-http";

beforeAll(buildBusyTools);
afterEach(stopServers);

async function start(binding: string, options: object = {}): Promise<LineClient> {
  const client = new LineClient(startServer([SERVE, binding, "stdio", JSON.stringify(options)]));
  await client.initialize();
  return client;
}

describe.each(BINDINGS)("stdio through %s", (binding) => {
  it("serves the SDK's own client, which learns who the server is", async () => {
    const client = new Client({ name: "tester", version: "1.0.0" });
    const args = [SERVE, binding, "stdio"];
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
    );
    try {
      expect(client.getServerVersion()).toEqual({ name: "busy", version: "1.0.0" });
      expect(client.getInstructions()).toBe("Keep them busy.");
      expect((await client.listTools()).tools.map((tool) => tool.name)).toContain("echo");
      const result = CallToolResultSchema.parse(
        await client.callTool({ name: "whoCalls", arguments: {} }),
      );
      expect(result.structuredContent).toEqual({ client: "tester", session: false, user: "" });
    } finally {
      await client.close();
    }
  });

  it("refuses to hide a tool that the server has itself", async () => {
    const server = startServer([SERVE, binding, "stdio", '{"clash":true}']);
    expect(await server.exited).toBe(1);
    expect(server.errors()).toContain('The server has a tool "echo" of its own');
  });

  it("keeps whatever tools and libraries print out of the protocol", async () => {
    const client = await start(binding);
    const shout = await client.answerTo(client.call("shout", { lines: 100 }));
    expect(shout.result?.structuredContent).toEqual({ lines: 100 });
    const echo = await client.answerTo(client.call("echo", { text: "still here" }));
    expect(echo.result?.structuredContent).toEqual({ text: "still here" });
    expect(client.messages()).toHaveLength(3);
    expect(client.server.errors()).toMatch(/noise from console\.log \{ line: 99 \}/);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "lets running calls finish on %s and refuses new ones",
    async (signal) => {
      const client = await start(binding);
      const running = client.call("wait", { milliseconds: 700, text: "done" });
      await client.answerTo(client.call("echo", { text: "the wait has begun" }));
      client.server.child.kill(signal);
      await new Promise((resolve) => setTimeout(resolve, 150));
      const refused = await client.answerTo(client.call("echo", { text: "too late" }));
      expect(refused.error?.code).toBe(-32000);
      expect(refused.error?.message).toMatch(/shutting down and did not run "echo"/);
      const answer = await client.answerTo(running);
      expect(answer.result?.structuredContent).toEqual({ text: "done" });
      expect(await client.server.exited).toBe(0);
      expect(client.server.errors()).toMatch(/^closed$/m);
    },
  );

  it("answers the calls that run when the client closes its end, and ends", async () => {
    const client = await start(binding);
    const running = client.call("wait", { milliseconds: 400, text: "done" });
    client.server.child.stdin!.end();
    expect((await client.answerTo(running)).result?.structuredContent).toEqual({ text: "done" });
    expect(await client.server.exited).toBe(0);
  });

  it("aborts what has not finished within the grace time, and exits with 1", async () => {
    const client = await start(binding, { grace: 200 });
    client.call("waitForEnd", { name: "the call" });
    client.call("wait", { milliseconds: 30_000, text: "never" });
    await client.server.says(/the call waits/);
    client.server.child.kill("SIGTERM");
    expect(await client.server.exited).toBe(1);
    expect(client.server.errors()).toMatch(/2 unfinished calls were cut off/);
  });

  it("ends although its client has stopped reading", async () => {
    const server = startServer([SERVE, binding, "stdio", JSON.stringify({ grace: 300 })]);
    // More than a pipe takes; nobody listens to the other end.
    const line = callOf("echo", { text: "x".repeat(500_000) });
    server.child.stdin!.write(`${INITIALIZE}\n${line}\n`);
    const { stdout } = server.child;
    stdout!.once("readable", () => undefined);
    while (stdout!.readableLength < 10_000) await new Promise((resolve) => setTimeout(resolve, 20));
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(1);
    expect(server.errors()).toMatch(/1 unfinished calls were cut off/);
  });

  it("leaves the process alone when it is closed by hand", async () => {
    const server = startServer([SERVE, binding, "stdio", JSON.stringify({ closeAfter: 100 })]);
    expect(await server.exited).toBe(7);
    expect(server.errors()).toMatch(/closed\n(?:noise of a timer\n)*went on\n$/);
  });

  it("ends at once on a second signal", async () => {
    const client = await start(binding);
    client.call("wait", { milliseconds: 30_000, text: "never" });
    await client.answerTo(client.call("echo", { text: "the wait has begun" }));
    client.server.child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 150));
    client.server.child.kill("SIGTERM");
    expect(await client.server.exited).toBe("SIGTERM");
  });

  it("ends when the client has gone without a word", async () => {
    const client = await start(binding);
    client.server.child.stdout!.destroy();
    client.call("echo", { text: "nobody reads this" });
    expect(await client.server.exited).toBe(0);
  });

  it("says on the standard error output that a line is no message, and goes on", async () => {
    const client = await start(binding);
    client.write("this is no JSON");
    client.write('{"jsonrpc":"2.0","id":{},"method":7}');
    const echo = await client.answerTo(client.call("echo", { text: "still here" }));
    expect(echo.result?.structuredContent).toEqual({ text: "still here" });
    expect(client.server.errors()).toMatch(/The connection has an error: /);
  });
});
