import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { SERVE, buildBusyTools, startHttp, stopServers } from "../support/serving-process";

const REVISION = "2026-07-28";
const STATE_KEY = "a key that both processes know, 32 bytes or more";

beforeAll(buildBusyTools);
afterEach(stopServers);

/** A client of the latest revision alone. */
function createClient(): Client {
  const client = new Client(
    { name: "modern", version: "1.0.0" },
    { capabilities: { elicitation: {} }, versionNegotiation: { mode: { pin: REVISION } } },
  );
  client.setRequestHandler("elicitation/create", () => ({
    action: "accept",
    content: { colour: "green" },
  }));
  return client;
}

async function tryTools(client: Client, expected: object): Promise<void> {
  expect(client.getNegotiatedProtocolVersion()).toBe(REVISION);
  expect((await client.listTools()).tools.map((tool) => tool.name)).toContain("echo");
  const echo = await client.callTool({ name: "echo", arguments: { text: "hello" } });
  expect(echo.structuredContent).toEqual({ text: "hello" });
  const who = await client.callTool({ name: "whoCalls", arguments: {} });
  expect(who.structuredContent).toEqual({
    client: "modern",
    session: false,
    user: "",
    ...expected,
  });
  const failed = await client.callTool({ name: "fail", arguments: { reason: "no reason" } });
  expect([failed.isError, failed.content]).toEqual([true, [{ type: "text", text: "no reason" }]]);
  const colour = await client.callTool({ name: "askColour", arguments: {} });
  expect(colour.structuredContent).toEqual({ colour: "green" });
}

it("serves the latest revision over stdio", async () => {
  const client = createClient();
  const args = [SERVE, "server-v2", "stdio"];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
  );
  await tryTools(client, {});
  await client.close();
});

it.each([{}, { stateless: true }])("serves the latest revision over HTTP: %j", async (options) => {
  const server = await startHttp("server-v2", options);
  const client = createClient();
  await client.connect(new StreamableHTTPClientTransport(server.url));
  await tryTools(client, {});
  await client.close();
});

it.each([{}, { stateless: true }])("ends although a client subscribes: %j", async (options) => {
  const server = await startHttp("server-v2", options);
  const client = new Client(
    { name: "subscriber", version: "1.0.0" },
    {
      versionNegotiation: { mode: { pin: REVISION } },
      listChanged: { tools: { onChanged: () => undefined } },
    },
  );
  await client.connect(new StreamableHTTPClientTransport(server.url));
  const subscription = client.autoOpenedSubscription;
  expect(subscription).toBeDefined();
  const begun = Date.now();
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(Date.now() - begun).toBeLessThan(5000);
  await client.close();
});

it("serves the latest revision to the holders of tokens", async () => {
  const server = await startHttp("server-v2", { auth: true });
  const requestInit = { headers: { authorization: "Bearer anna" } };
  const client = createClient();
  await client.connect(new StreamableHTTPClientTransport(server.url, { requestInit }));
  await tryTools(client, { user: "anna" });
  await client.close();
  const stranger = createClient();
  await expect(stranger.connect(new StreamableHTTPClientTransport(server.url))).rejects.toThrow(
    /unauthorized|401|missing authorization/i,
  );
});

it("lets another process take the answer to a question, when both know the key", async () => {
  const requestState = { key: STATE_KEY };
  const [first, second] = await Promise.all(
    [1, 2].map(() => startHttp("server-v2", { stateless: true, requestState })),
  );
  const urls = [first!.url, second!.url];
  let requests = 0;
  const client = createClient();
  await client.connect(
    new StreamableHTTPClientTransport(first!.url, {
      // Each request goes to the next process.
      fetch: (_url, init) => fetch(urls[requests++ % 2]!, init),
    }),
  );
  await tryTools(client, {});
  expect(requests).toBeGreaterThan(6);
  await client.close();
});

it("refuses the answer to a question of a process whose key it does not know", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => startHttp("server-v2", { stateless: true })),
  );
  const urls = [first!.url, second!.url];
  let requests = 0;
  const client = createClient();
  await client.connect(
    new StreamableHTTPClientTransport(first!.url, {
      fetch: (_url, init) => fetch(urls[requests++ % 2]!, init),
    }),
  );
  await expect(client.callTool({ name: "askColour", arguments: {} })).rejects.toThrow(
    /requestState|state/i,
  );
  await client.close();
});

it("says by the protocol's own error which capability a tool needs, unless it does without", async () => {
  const server = await startHttp("server-v2");
  const client = new Client(
    { name: "modern", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: REVISION } } },
  );
  await client.connect(new StreamableHTTPClientTransport(server.url));
  await expect(client.callTool({ name: "askColour", arguments: {} })).rejects.toMatchObject({
    code: -32021,
    message: expect.stringContaining('the client does not offer the capability "elicitation"'),
    data: { requiredCapabilities: { elicitation: { form: {} } } },
  });
  const guess = await client.callTool({ name: "guessColour", arguments: {} });
  expect(guess.structuredContent).toEqual({ colour: "grey" });
  await client.close();
});
