import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema, ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer as FirstServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { McpServer as SecondServer } from "@modelcontextprotocol/server";
import { createToolRegistry } from "@toolmeta/runtime";
import * as firstGeneration from "@toolmeta/runtime/server";
import * as secondGeneration from "@toolmeta/runtime/server-v2";
import { callOf, INITIALIZE, messageIn, rpc, sendHttp } from "../support/send-http";
import { BINDINGS, buildBusyTools, startHttp, stopServers } from "../support/serving-process";
import type { HttpProcess } from "../support/serving-process";
import { Shop } from "../support/shop";

beforeAll(buildBusyTools);
afterEach(stopServers);

async function connect(url: URL, token?: string): Promise<Client> {
  const client = new Client(
    { name: "tester", version: "1.0.0" },
    { capabilities: { elicitation: {} } },
  );
  client.setRequestHandler(ElicitRequestSchema, () => ({
    action: "accept",
    content: { colour: "green" },
  }));
  const requestInit = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return client;
}

async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  return CallToolResultSchema.parse(await client.callTool({ name, arguments: args }));
}

/** Opens a session by hand. @returns Its id. */
async function openSession(url: URL, headers: Record<string, string> = {}): Promise<string> {
  const answer = await sendHttp(url, INITIALIZE, headers);
  expect(answer.status).toBe(200);
  return String(answer.headers["mcp-session-id"]);
}

async function healthOf(server: HttpProcess) {
  const response = await fetch(new URL("/healthz", server.url));
  return { code: response.status, ...((await response.json()) as object) };
}

describe.each(BINDINGS)("HTTP through %s", (binding) => {
  it("serves a client in a session of its own, which it can ask", async () => {
    const server = await startHttp(binding);
    const client = await connect(server.url);
    expect(client.getInstructions()).toBe("Keep them busy.");
    expect((await client.listTools()).tools.map((tool) => tool.name)).toContain("echo");
    const who = await callTool(client, "whoCalls");
    expect(who.structuredContent).toEqual({ client: "tester", session: true, user: "" });
    const colour = await callTool(client, "askColour");
    expect(colour.structuredContent).toEqual({ colour: "green" });
    expect(await healthOf(server)).toEqual({ code: 200, status: "ok", sessions: 1 });
    await (client.transport as StreamableHTTPClientTransport).terminateSession();
    expect(await healthOf(server)).toEqual({ code: 200, status: "ok", sessions: 0 });
    await client.close();
  });

  it("serves without sessions", async () => {
    const server = await startHttp(binding, { stateless: true });
    const client = await connect(server.url);
    const who = await callTool(client, "whoCalls");
    expect(who.structuredContent).toMatchObject({ session: false });
    const colour = await callTool(client, "askColour");
    expect(colour.isError).toBe(true);
    expect(JSON.stringify(colour.content)).toMatch(/client/);
    await client.close();
    for (const method of ["GET", "DELETE"]) {
      const answer = await sendHttp(server.url, undefined, {}, method);
      expect([answer.status, messageIn(answer).error?.message]).toEqual([
        405,
        expect.stringMatching(/POST|not allowed/i),
      ]);
    }
  });

  it("refuses foreign hosts and pages, and takes its own", async () => {
    const { url } = await startHttp(binding);
    const accepted: Record<string, string>[] = [
      { host: url.host },
      { host: `localhost:${url.port}` },
      { origin: "http://localhost:5173" },
      { origin: "http://127.0.0.1" },
    ];
    for (const headers of accepted) {
      expect([headers, (await sendHttp(url, INITIALIZE, headers)).status]).toEqual([headers, 200]);
    }
    const refused: Record<string, string>[] = [
      { host: "evil.example.com" },
      { host: "localhost.evil.example.com" },
      { origin: "https://evil.example.com" },
      { origin: "http://localhost.evil.example.com" },
      { origin: "null" },
    ];
    for (const headers of refused) {
      const answer = await sendHttp(url, INITIALIZE, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(messageIn(answer).error?.message).toMatch(/Invalid (Host|Origin)/);
    }
  });

  it.each([{}, { stateless: true }])("refuses methods it has no use for: %j", async (options) => {
    const server = await startHttp(binding, options);
    for (const method of ["PUT", "OPTIONS", "TRACE"]) {
      const answer = await sendHttp(server.url, undefined, {}, method);
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.allow).toMatch(/POST/);
    }
    expect(server.errors()).toBe("");
  });

  it("does not show a form to a client that can only open pages", async () => {
    const { url } = await startHttp(binding);
    const initialize = rpc("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: { elicitation: { url: {} } },
      clientInfo: { name: "raw", version: "1.0.0" },
    });
    const { headers } = await sendHttp(url, initialize);
    const session = { "mcp-session-id": String(headers["mcp-session-id"]) };
    const { result } = messageIn(await sendHttp(url, callOf("askColour", {}), session));
    expect(result?.isError).toBe(true);
    expect(JSON.stringify(result)).toMatch(/does not offer the capability ..elicitation/);
  });

  it("says at once that a server cannot be a promise", async () => {
    const { serveHttp } = binding === "server" ? firstGeneration : secondGeneration;
    const createServer = () => Promise.resolve({}) as never;
    await expect(serveHttp(createToolRegistry(), createServer, { port: 0 })).rejects.toThrow(
      /returned a promise\. Expected the server itself/,
    );
  });

  it("refuses to hide a tool that the server has itself", async () => {
    const { serveHttp } = binding === "server" ? firstGeneration : secondGeneration;
    const info = { name: "own", version: "1.0.0" };
    const own = () => ({ content: [] });
    const server = binding === "server" ? new FirstServer(info) : new SecondServer(info);
    if (server instanceof FirstServer) server.registerTool("addBook", {}, own);
    else server.registerTool("addBook", {}, own);
    const registry = createToolRegistry();
    await registry.register(Shop);
    const createServer = () => server as never;
    await expect(serveHttp(registry, createServer, { port: 0 })).rejects.toMatchObject({
      code: "duplicate_tool",
      message: expect.stringContaining('The server has a tool "addBook" of its own'),
    });
  });

  it("takes the hosts and pages that it is told, and no others", async () => {
    const names = { allowedHosts: ["Tools.Example.com"], allowedOrigins: ["app.example.com"] };
    const { url } = await startHttp(binding, names);
    const good = { host: "tools.example.com", origin: "https://app.example.com" };
    expect((await sendHttp(url, INITIALIZE, good)).status).toBe(200);
    expect((await sendHttp(url, INITIALIZE)).status).toBe(403);
    const foreign = { ...good, origin: "http://localhost" };
    expect((await sendHttp(url, INITIALIZE, foreign)).status).toBe(403);
  });

  it("lets the pages that it allows read its answers, before they have a token", async () => {
    const { url } = await startHttp(binding, { auth: true });
    const origin = "http://localhost:5173";
    const question = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,mcp-protocol-version",
    };
    const allowed = await sendHttp(url, undefined, question, "OPTIONS");
    expect([allowed.status, allowed.headers]).toEqual([
      204,
      expect.objectContaining({
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET,POST,DELETE",
        "access-control-allow-headers": "authorization,content-type,mcp-protocol-version",
      }),
    ]);
    const foreign = { ...question, origin: "https://evil.example.com" };
    const refused = await sendHttp(url, undefined, foreign, "OPTIONS");
    expect(refused.status).toBe(403);
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin");

    const headers = { origin, authorization: "Bearer anna" };
    for (const answer of [
      await sendHttp(url, INITIALIZE, headers),
      await sendHttp(url, INITIALIZE, { origin }),
    ]) {
      expect(answer.headers["access-control-allow-origin"]).toBe(origin);
      expect(answer.headers["access-control-expose-headers"]).toMatch(/Mcp-Session-Id/);
    }
  });

  it("limits the size of a body", async () => {
    const { url } = await startHttp(binding, { bodyLimit: 1000 });
    const answer = await sendHttp(url, rpc("tools/list", { filler: "x".repeat(1000) }));
    expect([answer.status, messageIn(answer).error?.message]).toEqual([
      413,
      expect.stringMatching(/1000|large|size/i),
    ]);
    expect((await sendHttp(url, INITIALIZE)).status).toBe(200);
  });

  it("hangs up on a request that does not arrive", async () => {
    const { url } = await startHttp(binding, { requestTimeout: 300 });
    const headers = { "content-length": "1000" };
    const begun = Date.now();
    // Half of a body, and then nothing.
    const answer = await sendHttp(url, "{", headers).catch((error: unknown) => String(error));
    expect(JSON.stringify(answer)).toMatch(/408|ECONNRESET|socket hang up/);
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect((await sendHttp(url, INITIALIZE)).status).toBe(200);
  });

  it("keeps no more sessions than it is told, and closes the one unused longest for a new one", async () => {
    const server = await startHttp(binding, { sessions: { max: 2 } });
    const sessions = [await openSession(server.url), await openSession(server.url)];
    const echo = callOf("echo", { text: "x" });
    const ask = (id: string | undefined, body: string) =>
      sendHttp(server.url, body, { "mcp-session-id": String(id) });
    await ask(sessions[0], echo);
    sessions.push(await openSession(server.url));
    const statuses = await Promise.all(sessions.map(async (id) => (await ask(id, echo)).status));
    expect(statuses).toEqual([200, 404, 200]);
    // Those that are in use stay, and who comes then is asked to come back.
    const running = [sessions[0], sessions[2]].map((id) =>
      ask(id, callOf("wait", { milliseconds: 1500, text: "done" })),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    const late = await sendHttp(server.url, INITIALIZE);
    expect([late.status, late.headers["retry-after"]]).toEqual([503, "30"]);
    expect(messageIn(late).error?.message).toMatch(/too many sessions/);
    for (const answer of await Promise.all(running)) {
      expect(messageIn(answer).result?.structuredContent).toEqual({ text: "done" });
    }
  });

  it("closes sessions that nobody uses, and none whose call runs longer than the idle time", async () => {
    const { url } = await startHttp(binding, { sessions: { idle: 400 } });
    const id = await openSession(url);
    const call = callOf("wait", { milliseconds: 1500, text: "done" });
    const running = await sendHttp(url, call, { "mcp-session-id": id });
    expect(messageIn(running).result?.structuredContent).toEqual({ text: "done" });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const late = await sendHttp(url, callOf("echo", { text: "x" }), { "mcp-session-id": id });
    expect([late.status, messageIn(late).error?.code]).toEqual([404, -32001]);
  });

  it("asks for a bearer token, and keeps a session for its owner", async () => {
    const server = await startHttp(binding, { auth: true });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const anonymous = await sendHttp(server.url, INITIALIZE);
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers["www-authenticate"]).toMatch(
      /resource_metadata="https:\/\/tools\.example\.com\/\.well-known\/oauth-protected-resource\/mcp"/,
    );
    const statuses = [];
    for (const token of ["wrong", "__proto__", "poor", "broken"]) {
      statuses.push((await sendHttp(server.url, INITIALIZE, bearer(token))).status);
    }
    expect(statuses).toEqual([401, 401, 403, 500]);
    expect(server.errors()).toMatch(/token could not be verified: Error: The token store is down/);

    const client = await connect(server.url, "anna");
    expect((await callTool(client, "whoCalls")).structuredContent).toMatchObject({ user: "anna" });
    const { sessionId } = client.transport as StreamableHTTPClientTransport;
    const stolen = await sendHttp(server.url, callOf("echo", { text: "x" }), {
      ...bearer("ben"),
      "mcp-session-id": String(sessionId),
    });
    expect(stolen.status).toBe(404);
    await client.close();

    const path = "/.well-known/oauth-protected-resource/mcp";
    const metadata = await sendHttp(new URL(path, server.url), undefined, {}, "GET");
    expect(JSON.parse(metadata.body)).toMatchObject({
      resource: "https://tools.example.com/mcp",
      authorization_servers: ["https://login.example.com/"],
    });
    expect((await healthOf(server)).code).toBe(200);
  });

  it("keeps a session for its user, when many use the same OAuth client", async () => {
    const { url } = await startHttp(binding, { auth: true });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const session = { "mcp-session-id": await openSession(url, bearer("carlAtTheDesk")) };
    const statuses = [];
    for (const token of ["carlAtTheDesk", "doraAtTheDesk", "carlLater"]) {
      const call = callOf("echo", { text: "x" });
      statuses.push((await sendHttp(url, call, { ...session, ...bearer(token) })).status);
    }
    expect(statuses).toEqual([200, 404, 200]);
  });

  it("finishes running calls on SIGTERM, refuses new ones, and tells the load balancer", async () => {
    const server = await startHttp(binding);
    const session = { "mcp-session-id": await openSession(server.url) };
    const call = callOf("wait", { milliseconds: 1000, text: "done" });
    const running = sendHttp(server.url, call, session);
    await sendHttp(server.url, callOf("echo", { text: "the wait has begun" }), session);
    server.child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await healthOf(server)).toMatchObject({ code: 503, status: "shutting down" });
    const stranger = await sendHttp(server.url, INITIALIZE);
    expect([stranger.status, messageIn(stranger).error?.message]).toEqual([
      503,
      expect.stringMatching(/shutting down/),
    ]);
    const refused = await sendHttp(server.url, callOf("echo", { text: "too late" }), session);
    expect(messageIn(refused).error?.message).toMatch(/shutting down and did not run "echo"/);
    expect(messageIn(await running).result?.structuredContent).toEqual({ text: "done" });
    expect(await server.exited).toBe(0);
  });

  it("lets a client answer a tool's question while the server ends", async () => {
    const server = await startHttp(binding);
    const client = await connect(server.url);
    client.setRequestHandler(ElicitRequestSchema, async () => {
      server.child.kill("SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { action: "accept", content: { colour: "blue" } };
    });
    const result = await callTool(client, "askColour");
    expect(result.structuredContent).toEqual({ colour: "blue" });
    expect(await server.exited).toBe(0);
  });

  it("cuts off what has not finished within the grace time, and exits with 1", async () => {
    const server = await startHttp(binding, { grace: 200 });
    const session = { "mcp-session-id": await openSession(server.url) };
    const call = sendHttp(server.url, callOf("waitForEnd", { name: "the call" }), session).catch(
      () => "cut",
    );
    await server.says(/the call waits/);
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(1);
    expect(server.errors()).toMatch(/1 unfinished calls were cut off/);
    await call;
  });

  it("does not end the process for another server that has calls", async () => {
    const server = await startHttp(binding, { stateless: true, beside: true });
    const running = sendHttp(server.url, callOf("wait", { milliseconds: 700, text: "done" }));
    await sendHttp(server.url, callOf("echo", { text: "the wait has begun" }));
    server.child.kill("SIGTERM");
    expect(messageIn(await running).result?.structuredContent).toEqual({ text: "done" });
    expect(await server.exited).toBe(0);
  });

  it("does not wait for streams that clients hold open, nor for a body that does not come", async () => {
    const server = await startHttp(binding);
    const session = { "mcp-session-id": await openSession(server.url) };
    const stream = sendHttp(server.url, undefined, session, "GET");
    const upload = sendHttp(server.url, "{", { "content-length": "1000" }).catch(() => "cut");
    await sendHttp(server.url, callOf("echo", { text: "both have begun" }), session);
    const begun = Date.now();
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect((await stream).status).toBe(200);
    expect(await upload).toBe("cut");
  });

  it("leaves the process alone when it is closed by hand, and tells of a failure once", async () => {
    const server = await startHttp(binding, { closeAfter: 100, brokenEnd: true });
    expect(await server.exited).toBe(7);
    expect(server.errors()).toMatch(/^closed\ncaught: The database does not close\.\nwent on\n$/);
  });

  it("exits with 1 when it could not end cleanly", async () => {
    const server = await startHttp(binding, { brokenEnd: true });
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(1);
    expect(server.errors()).toMatch(/could not end cleanly: Error: The database does not close/);
  });

  it("aborts the call of a client that has gone, where nobody can come back for it", async () => {
    const server = await startHttp(binding, { stateless: true });
    const call = fetch(server.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: callOf("waitForEnd", { name: "the call" }),
      signal: AbortSignal.timeout(500),
    }).then((response) => response.text());
    await expect(call).rejects.toThrow(/abort|timeout/i);
    await server.says(/the call was aborted/);
    const after = await sendHttp(server.url, callOf("echo", { text: "still here" }));
    expect(messageIn(after).result?.structuredContent).toEqual({ text: "still here" });
  });

  it("says what is wrong with its options, and when the port is taken", async () => {
    const { url } = await startHttp(binding);
    const cases: [object, RegExp][] = [
      [{ host: "0.0.0.0" }, /has no allowedHosts\. Expected the hostnames/],
      [{ allowedHosts: ["https://x.example.com"] }, /allowedHosts: 'https:.*hostnames alone/],
      [{ allowedOrigins: ["x.example.com:80"] }, /allowedOrigins: .*hostnames alone/],
      [{ allowedHosts: ["*"] }, /allowedHosts: '\*'.*without scheme, port or wildcard/],
      [{ path: "mcp" }, /path: 'mcp'\. Expected a path/],
      [{ path: "/mcp/:tenant" }, /path: '\/mcp\/:tenant'\. Expected a path/],
      [{ path: "/Healthz/" }, /path: '\/Healthz\/'\. Expected another one, as the server's health/],
      [{ port: "3000" }, /port: '3000'\. Expected a whole number/],
      [{ grace: -1 }, /grace: -1\. Expected the milliseconds/],
      [{ grace: 2 ** 31 }, /grace: 2147483648\./],
      [{ bodyLimit: 0 }, /bodyLimit: 0\. Expected a positive number/],
      [{ sessions: { max: -1 } }, /sessions\.max: -1/],
      [{ port: Number(url.port) }, /EADDRINUSE/],
    ];
    for (const [options, expected] of cases) {
      await expect(startHttp(binding, options)).rejects.toThrow(expected);
    }
  });
});
