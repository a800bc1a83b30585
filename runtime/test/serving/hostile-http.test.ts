import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { expectCleanEnd } from "../support/expect-clean-end";
import { openSession } from "../support/open-session";
import { openConnection, postOf, sendRaw } from "../support/raw-http";
import type { RawConnection } from "../support/raw-http";
import { callOf, INITIALIZE, messageIn, rpc, sendHttp } from "../support/send-http";
import type { HttpAnswer } from "../support/send-http";
import { BINDINGS, buildBusyTools, startHttp, stopServers } from "../support/serving-process";
import type { Binding, HttpProcess } from "../support/serving-process";

const BODY_LIMIT = 100_000;
const TIMEOUT = 1000;
const IDLE_CONNECTIONS = 2000;

beforeAll(buildBusyTools);
afterEach(stopServers);

interface Victim extends HttpProcess {
  readonly session: Record<string, string>;
  /** Sends a good call in the session, which has to be answered whatever was done to the server. */
  readonly expectService: () => Promise<void>;
}

async function start(binding: Binding, options: object = {}): Promise<Victim> {
  const server = await startHttp(binding, { bodyLimit: BODY_LIMIT, ...options });
  const session = await openSession(server.url);
  const expectService = async (): Promise<void> => {
    const answer = await sendHttp(server.url, callOf("echo", { text: "served" }), session);
    expect(messageIn(answer).result?.structuredContent).toEqual({ text: "served" });
  };
  return { ...server, session, expectService };
}

describe.each(BINDINGS)("a hostile client over HTTP through %s", (binding) => {
  it("is told by a status and in words what is wrong with a request", async () => {
    const server = await start(binding);
    const { session } = server;
    const list = rpc("tools/list");
    const cases: [name: string, headers: Record<string, string>, status: number, says: RegExp][] = [
      ["no such session", { "mcp-session-id": "none" }, 404, /session not found/i],
      ["an empty session", { "mcp-session-id": "" }, 404, /session not found/i],
      ["a session __proto__", { "mcp-session-id": "__proto__" }, 404, /session not found/i],
      ["a long session", { "mcp-session-id": "x".repeat(9000) }, 404, /session not found/i],
      ["text", { ...session, "content-type": "text/plain" }, 415, /application\/json/],
      ["no type", { ...session, "content-type": "" }, 415, /application\/json/],
      ["takes pages", { ...session, accept: "text/html" }, 406, /text\/event-stream/],
      ["takes JSON alone", { ...session, accept: "application/json" }, 406, /text\/event-stream/],
      [
        "an old revision",
        { ...session, "mcp-protocol-version": "1999-01-01" },
        400,
        /revision|version/,
      ],
      [
        "a revision __proto__",
        { ...session, "mcp-protocol-version": "__proto__" },
        400,
        /revision|version/,
      ],
      ["a foreign host", { ...session, host: "evil.example.com" }, 403, /Invalid Host/],
      ["no host at all", { ...session, host: ":::" }, 403, /Invalid Host/],
      ["a foreign page", { ...session, origin: "https://evil.example.com" }, 403, /Invalid Origin/],
      ["no page at all", { ...session, origin: "::::" }, 403, /Invalid Origin/],
    ];
    for (const [name, headers, status, says] of cases) {
      const answer = await sendHttp(server.url, list, headers);
      expect([name, answer.status]).toEqual([name, status]);
      expect(messageIn(answer).error?.message).toMatch(says);
    }
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("is refused without a good token, whatever it puts in its place", async () => {
    const server = await startHttp(binding, { auth: true });
    const headers = [
      "",
      "Bearer",
      "Bearer ",
      "Basic anna",
      "anna",
      "Bearer __proto__",
      "Bearer x y",
    ];
    for (const authorization of headers) {
      for (const method of ["POST", "GET", "DELETE"]) {
        const body = method === "POST" ? INITIALIZE : undefined;
        const answer = await sendHttp(server.url, body, { authorization }, method);
        expect([authorization, method, answer.status]).toEqual([authorization, method, 401]);
        expect(answer.headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/);
      }
    }
    const good = await sendHttp(server.url, INITIALIZE, { authorization: "Bearer anna" });
    expect(good.status).toBe(200);
    await expectCleanEnd(server);
  });

  it("is refused when it does not speak HTTP, or not well", async () => {
    const server = await start(binding);
    const close = { Connection: "close" };
    const cases: [name: string, bytes: string | Buffer, status: number][] = [
      ["garbage", "GARBAGE\r\n\r\n", 400],
      ["the beginning of TLS", Buffer.from([22, 3, 1, 2, 0, 1, 0, 1]), 400],
      ["no host", "POST /mcp HTTP/1.1\r\n\r\n", 400],
      ["no host in an older version", "POST /mcp HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}", 403],
      ["an empty host", postOf("{}", { Host: "", ...close }), 403],
      ["a host behind a user", postOf("{}", { Host: "localhost@evil.example.com", ...close }), 403],
      ["two lengths", postOf("{}", { "Transfer-Encoding": "chunked", ...close }), 400],
      ["a negative length", postOf("{}", {}, -1), 400],
      ["headers without an end", postOf("{}", { "X-Filler": "x".repeat(20_000) }), 431],
      [
        "another path",
        "GET /%00../mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        404,
      ],
      ["another method", "PUT /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405],
    ];
    for (const [name, bytes, status] of cases) {
      const [line] = (await sendRaw(server.url, bytes)).split("\r\n");
      expect([name, line]).toEqual([name, expect.stringMatching(`^HTTP/1.1 ${status} `)]);
    }
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("cannot make it read a body that is too large", async () => {
    const server = await start(binding);
    // What it still owes of a body would be taken for a part of it on a connection that stays open.
    const headers = { ...server.session, connection: "close" };
    const length = { "content-length": String(10 * BODY_LIMIT) };
    const declared = await sendHttp(server.url, "{}", { ...headers, ...length });
    const whole = await sendHttp(server.url, "x".repeat(2 * BODY_LIMIT), headers);
    const streamed = await streamBody(server);
    for (const answer of [declared, whole, streamed]) {
      expect([answer.status, messageIn(answer).error?.message]).toEqual([
        413,
        expect.stringMatching(String(BODY_LIMIT)),
      ]);
    }
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("may go away in the middle of a body or of a call", async () => {
    const server = await start(binding);
    const wait = callOf("wait", { milliseconds: 300, text: "nobody" });
    for (let round = 0; round < 20; round++) {
      const headers = round % 2 === 0 ? server.session : {};
      for (const text of [postOf('{"half', headers, 1000), postOf(wait, headers)]) {
        const { socket } = await openConnection(server.url);
        socket.write(text);
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (round % 3 === 0) socket.resetAndDestroy();
        else socket.destroy();
      }
    }
    await server.expectService();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("gets an answer to each of two requests of one id, or to the later one alone", async () => {
    const server = await start(binding);
    const call = (text: string, milliseconds: number): string =>
      JSON.stringify({
        jsonrpc: "2.0",
        id: 7,
        method: "tools/call",
        params: { name: "wait", arguments: { milliseconds, text } },
      });
    const early = await openConnection(server.url);
    early.socket.write(postOf(call("early", 700), server.session));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const late = await sendHttp(server.url, call("late", 0), server.session);
    expect(messageIn(late).result?.structuredContent).toEqual({ text: "late" });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(early.received()).not.toMatch(/late/);
    early.socket.destroy();
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("sees the stream of a call end that it cancels, and the others in one body answered", async () => {
    const server = await start(binding);
    const cancel = (requestId: unknown): Promise<HttpAnswer> =>
      sendHttp(
        server.url,
        JSON.stringify({
          jsonrpc: "2.0",
          method: "notifications/cancelled",
          params: { requestId },
        }),
        server.session,
      );
    const waitForEnd = callOf("waitForEnd", { name: "the lone call" });
    const lone = sendHttp(server.url, waitForEnd, server.session);
    await server.says(/the lone call waits/);
    await cancel(JSON.parse(waitForEnd).id);
    expect((await lone).body).not.toMatch(/data: \{/);
    await server.says(/the lone call was aborted/);

    const cancelled = callOf("waitForEnd", { name: "the first call" });
    const answered = callOf("wait", { milliseconds: 500, text: "answered" });
    const { socket, received } = await openConnection(server.url);
    socket.write(postOf(`[${cancelled},${answered}]`, server.session));
    await server.says(/the first call waits/);
    await cancel(JSON.parse(cancelled).id);
    while (!received().includes('"text":"answered"')) await once(socket, "data");
    await server.says(/the first call was aborted/);
    socket.destroy();
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("cannot keep others out by thousands of connections, which end in time", async () => {
    const server = await start(binding, { requestTimeout: TIMEOUT });
    const beginnings = ["", "POST /mcp HT", postOf("{", server.session, 1000)];
    const connections: RawConnection[] = [];
    // One after the other, because the system's own queue of new connections is short.
    while (connections.length < IDLE_CONNECTIONS) {
      const connection = await openConnection(server.url);
      connection.socket.write(beginnings[connections.length % beginnings.length] ?? "");
      connections.push(connection);
    }
    await server.expectService();
    await Promise.all(connections.map(({ closed }) => closed));
    await server.expectService();
    await expectCleanEnd(server);
  });

  it("cannot hold a request open by a byte now and then", async () => {
    const server = await start(binding, { requestTimeout: TIMEOUT });
    const slow = ["POST /mcp HTTP/1.1\r\nX-", postOf("{", server.session, 100_000)].map(
      async (beginning) => {
        const { socket, received, closed } = await openConnection(server.url);
        socket.write(beginning);
        const timer = setInterval(() => socket.write("a"), 50);
        await closed;
        clearInterval(timer);
        return received();
      },
    );
    await server.expectService();
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1.1 408|$)/);
    await server.expectService();
    await expectCleanEnd(server);
  });
});

/** Streams a body without an end and without its length, until the server has had enough. */
async function streamBody({ url, session }: Victim): Promise<HttpAnswer> {
  const sent = request(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...session,
    },
  });
  // The server hangs up sooner or later; what counts is what it has said before.
  sent.on("error", () => undefined);
  const timer = setInterval(() => sent.write("x".repeat(10_000)), 1);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of response) body += String(chunk);
  clearInterval(timer);
  sent.destroy();
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
