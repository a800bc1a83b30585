import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { request } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { BINDINGS, buildBusyTools, startHttp, stopServers } from "../support/serving-process";

beforeAll(buildBusyTools);

/** Sends each request to the next of several servers. */
interface RoundRobin {
  readonly url: URL;
  /** How many requests each server has had. */
  readonly counts: readonly number[];
  close(): void;
}

async function startRoundRobin(targets: readonly URL[]): Promise<RoundRobin> {
  const counts = targets.map(() => 0);
  let next = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const index = next++ % targets.length;
    counts[index]! += 1;
    const { method = "GET", headers } = incoming;
    const passed = request(targets[index]!, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  };
  const server: Server = createServer(forward).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    counts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each(BINDINGS)("two processes behind a load balancer, through %s", (binding) => {
  afterEach(stopServers);

  it("serve one client's calls as one server does", async () => {
    const servers = await Promise.all([1, 2].map(() => startHttp(binding, { stateless: true })));
    const proxy = await startRoundRobin(servers.map(({ url }) => url));
    const client = new Client({ name: "tester", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(proxy.url));
    const [first, second] = [await client.listTools(), await client.listTools()];
    expect(first).toEqual(second);

    const calls = Array.from({ length: 40 }, async (_, index) => {
      const text = `call ${index}`;
      const result = await client.callTool({ name: "echo", arguments: { text } });
      expect(result.structuredContent).toEqual({ text });
    });
    await Promise.all(calls);
    for (let time = 0; time < 4; time++) {
      const refused = await client.callTool({ name: "echo", arguments: {} });
      expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
        true,
        expect.stringMatching(/text: is required, but was not given/),
      ]);
    }
    expect(Math.min(...proxy.counts)).toBeGreaterThanOrEqual(22);
    await client.close();
    proxy.close();
  });

  it("lose no call when one of them ends", async () => {
    const servers = await Promise.all([1, 2].map(() => startHttp(binding, { stateless: true })));
    const proxy = await startRoundRobin(servers.map(({ url }) => url));
    const client = new Client({ name: "tester", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(proxy.url));
    const calls = Array.from({ length: 10 }, (_, index) =>
      client.callTool({ name: "wait", arguments: { milliseconds: 800, text: `call ${index}` } }),
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    servers[0]?.child.kill("SIGTERM");
    const texts = (await Promise.all(calls)).map((result) => result.structuredContent);
    expect(texts).toEqual(Array.from({ length: 10 }, (_, index) => ({ text: `call ${index}` })));
    expect(await servers[0]?.exited).toBe(0);
    await client.close();
    proxy.close();
  });
});
