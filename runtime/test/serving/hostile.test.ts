import * as fc from "fast-check";
import { expectCleanEnd } from "../support/expect-clean-end";
import { HOSTILE_MESSAGES } from "../support/hostile-messages";
import type { Verdict } from "../support/hostile-messages";
import { LineClient } from "../support/line-client";
import { openSession } from "../support/open-session";
import { callOf, messageIn, sendHttp } from "../support/send-http";
import type { HttpAnswer } from "../support/send-http";
import {
  BINDINGS,
  buildBusyTools,
  SERVE,
  startHttp,
  startServer,
  stopServers,
} from "../support/serving-process";
import type { HttpProcess } from "../support/serving-process";

const SEED = 20_261;

beforeAll(buildBusyTools);
afterAll(stopServers);

interface Message {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly result?: { readonly isError?: boolean; readonly content?: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

/** What a message refuses, in words; empty for one that refuses nothing. */
function refusalIn({ result, error }: Message): string {
  if (error !== undefined) return error.message;
  return result?.isError === true ? JSON.stringify(result.content) : "";
}

function expectAnswer(message: Message, verdict: Verdict): void {
  if (verdict.kind === "refused") expect(refusalIn(message)).toMatch(verdict.says);
  else expect([verdict.kind, message.result?.isError]).toEqual(["harmless", undefined]);
  expectNoTrace(JSON.stringify(message));
}

/** What a server is made of is nobody's business. */
function expectNoTrace(text: string): void {
  expect(text).not.toMatch(/\n\s+at |node_modules|\.js:\d+/);
}

function expectHttpAnswer(answer: HttpAnswer, { kind }: Verdict): void {
  expectNoTrace(answer.body);
  if (kind === "silent") {
    expect([answer.status, answer.body]).toEqual([202, ""]);
  } else if (kind === "no JSON" || kind === "no message") {
    const error = { code: expect.any(Number), message: expect.stringMatching(/./) };
    expect(answer.status).toBe(400);
    expect(messageIn(answer)).toMatchObject({ jsonrpc: "2.0", error });
  }
}

describe.each(BINDINGS)("a hostile client through %s", (binding) => {
  describe.each([{ stateless: false }, { stateless: true }])("over HTTP, %j", (options) => {
    let server: HttpProcess;
    let headers: Record<string, string> = {};

    beforeAll(async () => {
      server = await startHttp(binding, options);
      if (!options.stateless) headers = await openSession(server.url);
    });

    async function expectGoodCall(text: string): Promise<void> {
      const answer = await sendHttp(server.url, callOf("echo", { text }), headers);
      expect(messageIn(answer).result?.structuredContent).toEqual({ text });
    }

    it.each(HOSTILE_MESSAGES)("is answered to $name", async ({ name, id, text, verdict }) => {
      const answer = await sendHttp(server.url, text, headers);
      expectHttpAnswer(answer, verdict);
      if (verdict.kind === "refused" || verdict.kind === "harmless") {
        const message: Message = messageIn(answer);
        expect(message.id).toBe(id);
        expectAnswer(message, verdict);
      }
      await expectGoodCall(`after ${name}`);
    });

    it("is answered to whatever JSON it sends", async () => {
      await fc.assert(
        fc.asyncProperty(odd, async (message) => {
          const answer = await sendHttp(server.url, JSON.stringify(message), headers);
          expect([200, 202, 400]).toContain(answer.status);
          expectNoTrace(answer.body);
          if (answer.body === "") return;
          const { jsonrpc, result, error } = messageIn(answer) as Message;
          expect(jsonrpc).toBe("2.0");
          expect((result === undefined) !== (error === undefined)).toBe(true);
        }),
        { seed: SEED, numRuns: 100 },
      );
      await expectGoodCall("after all of it");
    });

    it("does no harm to the server, which ends well", async () => {
      await expectCleanEnd(server);
    });
  });

  describe("over stdio", () => {
    let client: LineClient;

    beforeAll(async () => {
      client = new LineClient(startServer([SERVE, binding, "stdio"]));
      await client.initialize();
    });

    async function expectGoodCall(text: string): Promise<void> {
      const echo = await client.answerTo(client.call("echo", { text }));
      expect(echo.result?.structuredContent).toEqual({ text });
    }

    it.each(HOSTILE_MESSAGES)("is answered to $name", async ({ name, id, text, verdict }) => {
      const before = client.server.errors().length;
      client.write(text);
      if (verdict.kind === "refused" || verdict.kind === "harmless") {
        expectAnswer(await client.answerTo(id), verdict);
      }
      await expectGoodCall(`after ${name}`);
      if (verdict.kind === "no message") {
        await client.server.says(/The connection has an error: /, before);
      }
    });

    it("is answered to whatever JSON it sends", async () => {
      await fc.assert(
        fc.asyncProperty(odd, async (message) => {
          client.write(JSON.stringify(message));
          await expectGoodCall("after that");
        }),
        { seed: SEED, numRuns: 100 },
      );
    });

    it("does no harm to the server, which ends well", async () => {
      for (const message of client.messages()) expectNoTrace(JSON.stringify(message));
      await expectCleanEnd(client.server);
    });
  });
});

/** Messages of which any part may be something else. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, fc.jsonValue()),
      // No whole numbers that a test's own requests may have.
      id: fc.oneof(
        fc.integer({ min: 10_000, max: 20_000 }),
        fc.string(),
        fc.constantFrom(null, true, 1.5, -0.1, {}, [], [1]),
      ),
      method: fc.oneof(
        fc.constantFrom("tools/list", "tools/call", "ping", "initialize", "logging/setLevel"),
        fc.string(),
      ),
      params: fc.oneof(
        fc.record({
          name: fc.oneof(fc.constantFrom("echo", "fail", "whoCalls"), fc.jsonValue()),
          arguments: fc.oneof(fc.record({ text: fc.jsonValue() }), fc.jsonValue()),
          _meta: fc.jsonValue(),
        }),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  ),
);
