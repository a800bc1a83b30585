import { once } from "node:events";
import { expectCleanEnd } from "../support/expect-clean-end";
import { LineClient } from "../support/line-client";
import {
  BINDINGS,
  buildBusyTools,
  SERVE,
  startServer,
  stopServers,
} from "../support/serving-process";

const MEGABYTE = 1_000_000;

beforeAll(buildBusyTools);
afterEach(stopServers);

async function start(binding: string): Promise<LineClient> {
  const client = new LineClient(startServer([SERVE, binding, "stdio"]));
  await client.initialize();
  return client;
}

async function expectService(client: LineClient): Promise<void> {
  const echo = await client.answerTo(client.call("echo", { text: "served" }));
  expect(echo.result?.structuredContent).toEqual({ text: "served" });
}

describe.each(BINDINGS)("a hostile client over stdio through %s", (binding) => {
  it("may send what is no text, and blank lines", async () => {
    const client = await start(binding);
    const garbage = Buffer.from(Array.from({ length: MEGABYTE }, (_, at) => (at * 7919) % 251));
    for (const bytes of [garbage, Buffer.alloc(MEGABYTE), Buffer.from("\n\r\n".repeat(1000))]) {
      client.server.child.stdin!.write(bytes);
      client.write("");
      await expectService(client);
    }
    await expectCleanEnd(client.server);
  });

  it("may send a message byte by byte, and many in one go", async () => {
    const client = await start(binding);
    const message = '{"jsonrpc":"2.0","id":"bytes","method":"ping"}\n';
    for (const byte of Buffer.from(message)) {
      client.server.child.stdin!.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    client.server.child.stdin!.write(message.replace("bytes", "many").repeat(1000));
    await expectService(client);
    const ids = client.messages().map((answer): unknown => answer.id);
    expect(ids.filter((id) => id === "bytes")).toHaveLength(1);
    expect(ids.filter((id) => id === "many")).toHaveLength(1000);
    await expectCleanEnd(client.server);
  });

  it("may call with megabytes, and is answered with them", async () => {
    const client = await start(binding);
    const echo = await client.answerTo(client.call("echo", { text: "x".repeat(MEGABYTE) }));
    expect(echo.result?.isError ?? false).toBe(false);
    expect(JSON.stringify(echo.result?.structuredContent)).toHaveLength(MEGABYTE + 11);
    await expectService(client);
    await expectCleanEnd(client.server);
  });

  it.each([
    ["a line without an end", Buffer.alloc(20 * MEGABYTE, "x")],
    [
      "a call that is too large",
      Buffer.from(
        `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"echo","arguments":{"text":"${"x".repeat(20 * MEGABYTE)}"}}}\n`,
      ),
    ],
  ])("is told why the connection ends at %s", async (_name, bytes) => {
    const client = await start(binding);
    const { child, exited } = client.server;
    // The server does not read to the end.
    child.stdin!.on("error", () => undefined);
    child.stdin!.write(bytes);
    await client.server.says(/The connection has an error: .*maximum size of \d+ bytes/);
    expect(await exited).toBe(0);
    expect(client.messages()).toHaveLength(1);
  });

  it("may go away in the middle of a message", async () => {
    const client = await start(binding);
    const running = client.call("wait", { milliseconds: 300, text: "done" });
    client.server.child.stdin!.end('{"jsonrpc":"2.0","id":99,"meth');
    expect((await client.answerTo(running)).result?.structuredContent).toEqual({ text: "done" });
    expect(await client.server.exited).toBe(0);
    expect(client.messages().map(({ id }) => id)).toEqual([1, running]);
  });

  it("gets an answer to each of two requests of one id", async () => {
    const client = await start(binding);
    const call = (text: string, milliseconds: number): string =>
      `{"jsonrpc":"2.0","id":"same","method":"tools/call","params":{"name":"wait","arguments":{"text":"${text}","milliseconds":${milliseconds}}}}`;
    client.write(`${call("first", 300)}\n${call("second", 0)}`);
    const answers = (): unknown[] =>
      client
        .messages()
        .filter(({ id }: { id?: unknown }) => id === "same")
        .map(({ result }) => result?.structuredContent);
    while (answers().length < 2) await once(client.server.child.stdout!, "data");
    expect(answers()).toEqual([{ text: "second" }, { text: "first" }]);
    await expectService(client);
    await expectCleanEnd(client.server);
  });
});
