import { expectCleanEnd } from "../support/expect-clean-end";
import { sendHttp } from "../support/send-http";
import type { HttpAnswer } from "../support/send-http";
import { buildBusyTools, startHttp, stopServers } from "../support/serving-process";

const REVISION = "2026-07-28";
const PREFIX = "io.modelcontextprotocol/";
const ENVELOPE = {
  [`${PREFIX}protocolVersion`]: REVISION,
  [`${PREFIX}clientInfo`]: { name: "raw", version: "1.0.0" },
  [`${PREFIX}clientCapabilities`]: { elicitation: { form: {} } },
};
const LEVELS = 100_000;
const DEEP_LIST = "[".repeat(LEVELS) + "]".repeat(LEVELS);

beforeAll(buildBusyTools);
afterEach(stopServers);

interface Reply {
  readonly status: number;
  /** The message of an error, or the text of a failure; empty for an answer. */
  readonly refusal: string;
  readonly result?: {
    readonly resultType: string;
    readonly structuredContent?: unknown;
    readonly inputRequests?: Readonly<Record<string, unknown>>;
    readonly requestState?: string;
  };
}

function readReply({ status, body }: HttpAnswer): Reply {
  const { result, error } = JSON.parse(body);
  const text = result?.isError === true ? result.content[0].text : undefined;
  return { status, refusal: error?.message ?? text ?? "", result };
}

/** A request of the revision, of which any part may be replaced. */
function request(method: string, params: object, envelope: object = ENVELOPE): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: envelope } });
}

function headersOf(method: string, name?: string): Record<string, string> {
  return {
    "mcp-protocol-version": REVISION,
    "mcp-method": method,
    ...(name !== undefined && { "mcp-name": name }),
  };
}

async function call(url: URL, name: string, params: object): Promise<Reply> {
  const body = request("tools/call", { name, ...params });
  return readReply(await sendHttp(url, body, headersOf("tools/call", name)));
}

async function expectService(url: URL): Promise<void> {
  const { result } = await call(url, "echo", { arguments: { text: "served" } });
  expect(result?.structuredContent).toEqual({ text: "served" });
}

it("refuses requests of the latest revision that contradict themselves", async () => {
  const server = await startHttp("server-v2");
  const echo = request("tools/call", { name: "echo", arguments: { text: "x" } });
  const list = request("tools/list", {});
  const ofEcho = headersOf("tools/call", "echo");
  const ofList = headersOf("tools/list");
  const cases: [body: string, headers: Record<string, string>, says: RegExp][] = [
    [echo, { "mcp-protocol-version": REVISION }, /headers and body disagree/],
    [echo, headersOf("tools/call", "wait"), /headers and body disagree/],
    [echo, headersOf("tools/list", "echo"), /headers and body disagree/],
    [`[${echo}]`, ofEcho, /batches/],
    [request("tools/list", {}, {}), ofList, /missing the required per-request envelope/],
    [list.replace("_meta", "__proto__"), ofList, /missing the required per-request envelope/],
    [list.replace(`"${REVISION}"`, "7"), ofList, /protocolVersion/],
    [list.replace(`"form":{}`, `"form":[]`), ofList, /clientCapabilities/],
    [echo.replace('"x"', DEEP_LIST), ofEcho, /text.*deep/],
    [echo.replace('"x"', "[]"), ofEcho, /text: expected a string/],
    [request("constructor", {}), headersOf("constructor"), /not found/i],
    [
      request("subscriptions/listen", { notifications: 7 }),
      headersOf("subscriptions/listen"),
      /notifications/,
    ],
  ];
  for (const [body, headers, says] of cases) {
    const { status, refusal } = readReply(await sendHttp(server.url, body, headers));
    expect(refusal).toMatch(says);
    expect([200, 400, 404]).toContain(status);
  }
  await expectService(server.url);
  await expectCleanEnd(server);
});

it("survives capabilities that are nested too deep for the SDK's own check of them", async () => {
  const server = await startHttp("server-v2");
  const list = request("tools/list", {}).replace(`"form":{}`, `"form":${DEEP_LIST}`);
  const answer = await sendHttp(server.url, list, headersOf("tools/list"));
  expect(readReply(answer).refusal).toMatch(/^Internal server error$|clientCapabilities/);
  await expectService(server.url);
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});

it("takes no answer for one that was not asked, is none, or comes with another state", async () => {
  const server = await startHttp("server-v2");
  const ask = async (): Promise<{ key: string; state: string }> => {
    const { result } = await call(server.url, "askColour", { arguments: {} });
    const [key = ""] = Object.keys(result?.inputRequests ?? {});
    return { key, state: result?.requestState ?? "" };
  };
  const { key, state } = await ask();
  const good = { action: "accept", content: { colour: "green" } };
  const goodAnswers = { [key]: good };
  const junk = [7, null, [], {}, { action: "explode" }, { action: "accept", content: 7 }];
  const cases: object[] = [
    ...junk.map((answer) => ({ requestState: state, inputResponses: { [key]: answer } })),
    { requestState: state, inputResponses: { [key]: { ...good, content: { colour: {} } } } },
    { requestState: state, inputResponses: { other: good } },
    {
      requestState: state,
      inputResponses: JSON.parse(`{"__proto__":${JSON.stringify(goodAnswers)}}`),
    },
    { requestState: state, inputResponses: 7 },
    { requestState: `${state}x`, inputResponses: goodAnswers },
    { requestState: state.slice(0, -4), inputResponses: goodAnswers },
    { requestState: "", inputResponses: goodAnswers },
  ];
  for (const params of cases) {
    const { status, refusal, result } = await call(server.url, "askColour", {
      arguments: {},
      ...params,
    });
    expect(status).toBeLessThan(500);
    // It is refused, or it is asked once more.
    const isAsked = result?.resultType === "input_required";
    expect([params, refusal !== "" || isAsked]).toEqual([params, true]);
  }
  const { result } = await call(server.url, "askColour", {
    arguments: {},
    requestState: state,
    inputResponses: goodAnswers,
  });
  expect(result?.structuredContent).toEqual({ colour: "green" });
  await expectService(server.url);
  await expectCleanEnd(server);
});
