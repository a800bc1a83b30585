import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import type { ToolContext } from "@toolmeta/runtime";
import { compiledTool } from "./support/compiled-tool";
import { overBindings } from "./support/bindings";
import { textOf } from "./support/connection";
import type { ClientAnswers } from "./support/connection";

const withContext = compiledTool({ parameters: [{ from: "context" }] });

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** A promise that is resolved from outside. */
function createGate(): { promise: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

class Talking {
  signals: AbortSignal[] = [];

  @toolMeta({}, withContext)
  async report(context: ToolContext): Promise<string> {
    await context.progress(1, 4, "one of four");
    await context.log("warning", { disk: "nearly full" });
    return "reported";
  }

  @toolMeta({}, withContext)
  identify({ toolName, client, requestId, sessionId, auth }: ToolContext): object {
    return { toolName, client: client?.name, version: client?.version, requestId, sessionId, auth };
  }

  @toolMeta({}, withContext)
  async elicit(context: ToolContext): Promise<object> {
    return context.elicit({
      message: "Which one?",
      requestedSchema: { type: "object", properties: { title: { type: "string" } } },
    });
  }

  @toolMeta({}, withContext)
  async sample(context: ToolContext): Promise<object> {
    const message = { role: "user", content: { type: "text", text: "Hello" } } as const;
    return context.sample({ messages: [message], maxTokens: 10 });
  }

  @toolMeta({}, withContext)
  async listRoots(context: ToolContext): Promise<readonly object[]> {
    return context.listRoots();
  }

  @toolMeta({}, withContext)
  async waitForAbort({ signal }: ToolContext): Promise<string> {
    this.signals.push(signal);
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
    });
    return "aborted";
  }

  @toolMeta({ timeout: 50 }, withContext)
  async tooSlow({ signal }: ToolContext): Promise<string> {
    this.signals.push(signal);
    await delay(10_000);
    return "late";
  }
}

const ANSWERS: ClientAnswers = {
  elicit: ({ message }) => ({ action: "accept", content: { title: message } }),
  sample: () => ({
    role: "assistant",
    model: "parrot",
    content: { type: "text", text: "Hello yourself" },
  }),
  listRoots: () => [{ uri: "file:///home/books", name: "books" }],
};

class Narrow {
  running = 0;
  most = 0;
  readonly gate = createGate();

  @toolMeta({ concurrency: { limit: 2, queue: 1 } }, compiledTool())
  async work(): Promise<string> {
    this.most = Math.max(this.most, ++this.running);
    await this.gate.promise;
    this.running--;
    return "worked";
  }
}

overBindings((connectClient) => {
  describe("the context of a call", () => {
    test("progress and log messages reach the client", async () => {
      const { call, heard } = await connectClient(Talking);
      const progress: unknown[] = [];
      await call("report", {}, { onprogress: (update) => progress.push(update) });
      expect(progress).toEqual([{ progress: 1, total: 4, message: "one of four" }]);
      expect(heard.logs).toEqual([{ level: "warning", data: { disk: "nearly full" } }]);
    });

    test("progress that is no number is not sent", async () => {
      class Tools {
        @toolMeta({}, compiledTool({ parameters: [{ from: "context" }] }))
        async count(context: ToolContext): Promise<void> {
          await context.progress(Number.NaN);
          await context.progress(1, Number.POSITIVE_INFINITY);
        }
      }
      const { call } = await connectClient(Tools);
      const progress: unknown[] = [];
      await call("count", {}, { onprogress: (update) => progress.push(update) });
      expect(progress).toEqual([{ progress: 1 }]);
    });

    test("a log message is sent as JSON", async () => {
      class Tools {
        @toolMeta({}, compiledTool({ parameters: [{ from: "context" }] }))
        async tell(context: ToolContext): Promise<void> {
          await context.log("info", { count: 2n, names: new Map([["a", new Set([1])]]) });
          await context.log("info", undefined);
        }
      }
      const { call, heard } = await connectClient(Tools);
      expect((await call("tell")).isError).toBeUndefined();
      expect(heard.logs).toMatchObject([
        { data: { count: "2", names: { a: [1] } } },
        { data: null },
      ]);
    });

    test("a client that asked for no progress, and no client at all, are fine", async () => {
      const { call, registry } = await connectClient(Talking);
      expect(textOf(await call("report"))).toBe("reported");
      expect((await registry.call("report")).content).toEqual([{ type: "text", text: "reported" }]);
    });

    test("says who calls", async () => {
      const { call } = await connectClient(Talking);
      expect((await call("identify")).structuredContent).toEqual({
        toolName: "identify",
        client: "tester",
        version: "2.0.0",
        requestId: expect.any(Number),
      });
    });

    test("asks the user, the client's model and the client's roots", async () => {
      const { call } = await connectClient(Talking, {}, { answers: ANSWERS });
      expect((await call("elicit")).structuredContent).toEqual({
        action: "accept",
        content: { title: "Which one?" },
      });
      expect((await call("sample")).structuredContent).toMatchObject({
        content: { text: "Hello yourself" },
      });
      expect(JSON.parse(textOf(await call("listRoots")))).toEqual([
        { uri: "file:///home/books", name: "books" },
      ]);
    });

    test.each([
      ["elicit", "elicitation"],
      ["sample", "sampling"],
      ["listRoots", "roots"],
    ])("%s without the capability says so", async (name, capability) => {
      const { call } = await connectClient(Talking);
      // Revision 2026-07-28 has an error of the protocol for it; before, it is a result.
      const [isError, text] = await call(name).then(
        (result) => [result.isError, textOf(result)],
        (error: unknown) => [Reflect.get(Object(error), "code") === -32021, String(error)],
      );
      expect(isError).toBe(true);
      expect(text).toContain(`does not offer the capability "${capability}"`);
    });
  });

  describe("the end of a call", () => {
    test("a cancelled call aborts its signal and gets no answer", async () => {
      const tools = new Talking();
      const { call, heard } = await connectClient(tools);
      const before = heard.messages.length;
      const controller = new AbortController();
      const calling = call("waitForAbort", {}, { signal: controller.signal });
      while (tools.signals.length === 0) await delay(5);
      controller.abort("no longer needed");
      await expect(calling).rejects.toThrow(/no longer needed/);
      await delay(50);
      expect(tools.signals[0]?.aborted).toBe(true);
      expect(heard.messages.slice(before)).toEqual([]);
      expect(textOf(await call("report"))).toBe("reported");
    });

    test("a timeout aborts the signal and answers", async () => {
      const tools = new Talking();
      const { call } = await connectClient(tools);
      const result = await call("tooSlow");
      expect(result.isError).toBe(true);
      expect(textOf(result)).toBe("tooSlow took longer than 50 ms and was ended.");
      expect(tools.signals[0]?.aborted).toBe(true);
    });

    test("the registry's timeout holds where the tool has none", async () => {
      const { call } = await connectClient(Talking, { timeout: 30 });
      expect(textOf(await call("waitForAbort"))).toMatch(/^waitForAbort took longer than 30 ms/);
      expect(textOf(await call("tooSlow"))).toMatch(/longer than 50 ms/);
    });

    test("what a method reports after its answer is not sent", async () => {
      class Tools {
        reported = 0;

        @toolMeta({}, compiledTool({ parameters: [{ from: "context" }] }))
        hurry(context: ToolContext): void {
          setTimeout(() => {
            void context.progress(2);
            void context.log("info", "too late");
            this.reported++;
          }, 10);
        }
      }
      const tools = new Tools();
      const { call, heard } = await connectClient(tools);
      await call("hurry", {}, { onprogress: () => undefined });
      while (tools.reported === 0) await delay(5);
      await delay(20);
      expect([heard.strays, heard.logs]).toEqual([[], []]);
    });
  });

  describe("concurrency", () => {
    test("so many run, so many wait, and the next is refused clearly", async () => {
      const tools = new Narrow();
      const { call } = await connectClient(tools);
      const calls = [call("work"), call("work"), call("work")];
      while (tools.running < 2) await delay(5);
      await delay(100);
      const refused = await call("work");
      expect(refused.isError).toBe(true);
      expect(textOf(refused)).toBe(
        "work is busy: 2 calls are running and 1 are waiting. Try again later.",
      );
      tools.gate.open();
      expect((await Promise.all(calls)).map(textOf)).toEqual(["worked", "worked", "worked"]);
      expect(tools.most).toBe(2);
      expect(textOf(await call("work"))).toBe("worked");
    });
  });
});

describe("a call without a client", () => {
  test("a signal that is aborted already", async () => {
    const registry = createToolRegistry();
    await registry.register(Talking);
    const result = await registry.call("report", {}, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ isError: true, content: [{ text: "report was cancelled." }] });
  });

  test("a method does not begin for a caller who has gone", async () => {
    let runs = 0;
    class Tools {
      @toolMeta({}, compiledTool())
      run(): void {
        runs++;
      }
    }
    const registry = createToolRegistry();
    await registry.register(Tools);
    await registry.call("run", {}, { signal: AbortSignal.abort() });
    await delay(20);
    expect(runs).toBe(0);
    await registry.call("run");
    expect(runs).toBe(1);
  });
  test("a call that is cancelled while it waits leaves the queue", async () => {
    const tools = new Narrow();
    const registry = createToolRegistry();
    await registry.register(tools);
    const running = [registry.call("work"), registry.call("work")];
    const controller = new AbortController();
    const waiting = registry.call("work", {}, { signal: controller.signal });
    while (tools.running < 2) await delay(5);
    await delay(100);
    controller.abort();
    expect(await waiting).toMatchObject({ isError: true });
    const next = registry.call("work");
    tools.gate.open();
    expect(await Promise.all([...running, next])).toHaveLength(3);
    expect(tools.most).toBe(2);
  });

  test.each([0, -1, 1.5, { limit: 1, queue: -1 }])("%p makes no sense", async (concurrency) => {
    class Wrong {
      @toolMeta({ concurrency }, compiledTool())
      work(): number {
        return 1;
      }
    }
    await expect(createToolRegistry().register(Wrong)).rejects.toMatchObject({
      code: "invalid_options",
    });
  });
});
