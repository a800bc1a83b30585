import {
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  McpServer,
} from "@modelcontextprotocol/server";
import { createToolRegistry, toolMeta, ToolmetaError } from "@toolmeta/runtime";
import type { ToolContext } from "@toolmeta/runtime";
import { registerTools } from "@toolmeta/runtime/server-v2";
import { compiledTool } from "./support/compiled-tool";
import { closeConnections, textOf } from "./support/connection";
import { accept, openRounds } from "./support/open-rounds";
import { connectLatest } from "./support/second-generation";

const withContext = compiledTool({ parameters: [{ from: "context" }] });

const NAME = {
  type: "object",
  properties: { name: { type: "string", minLength: 2 } },
  required: ["name"],
} as const;

const SURE = {
  type: "object",
  properties: { sure: { type: "boolean" } },
  required: ["sure"],
} as const;

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

class Asking {
  runs: { signal: AbortSignal; end?: unknown }[] = [];

  /** Asks one thing, and tells how it ended. */
  @toolMeta({}, withContext)
  async askName(context: ToolContext): Promise<object> {
    const run: { signal: AbortSignal; end?: unknown } = { signal: context.signal };
    this.runs.push(run);
    try {
      return await context.elicit({ key: "user", message: "Who?", requestedSchema: NAME });
    } catch (error) {
      run.end = error;
      throw error;
    }
  }

  /** Asks three things at once. */
  @toolMeta({}, withContext)
  async askAll(context: ToolContext): Promise<object> {
    const hello = { role: "user", content: { type: "text", text: "Hello" } } as const;
    const [user, model, roots] = await Promise.all([
      context.elicit({ message: "Who?", requestedSchema: NAME }),
      context.sample({ messages: [hello], maxTokens: 10, key: "greeting" }),
      context.listRoots(),
    ]);
    return { user: user.content, model: model.model, roots };
  }

  /** Asks until the name has a capital, and then whether that is right. */
  @toolMeta({}, withContext)
  async askAgain(context: ToolContext): Promise<object> {
    for (let count = 1; ; count++) {
      const { content } = await context.elicit({
        key: "user",
        message: "Who?",
        requestedSchema: NAME,
      });
      if (!/^[A-Z]/.test(String(content?.name))) continue;
      const message = `Are you ${String(content?.name)}?`;
      const answer = await context.elicit({ message, requestedSchema: SURE });
      return { count, name: content?.name, sure: answer.content?.sure };
    }
  }
}

afterAll(closeConnections);

describe("a tool that asks, from revision 2026-07-28 on", () => {
  test("runs again with the answer, and its first run is no failure", async () => {
    const tools = new Asking();
    const failures: unknown[] = [];
    const makeRound = await openRounds(tools, {
      registry: { onError: (error) => failures.push(error) },
    });
    const { questions, requestState } = await makeRound("askName");
    expect(questions).toEqual({
      user: {
        method: "elicitation/create",
        params: { mode: "form", message: "Who?", requestedSchema: NAME },
      },
    });
    expect(tools.runs).toHaveLength(1);
    expect(tools.runs[0]).toMatchObject({
      signal: { aborted: true, reason: { code: "input_required" } },
      end: { code: "input_required" },
    });
    const { result } = await makeRound("askName", {
      requestState,
      inputResponses: { user: accept({ name: "Ann" }) },
    });
    expect(result.structuredContent).toEqual({ action: "accept", content: { name: "Ann" } });
    expect(tools.runs).toHaveLength(2);
    expect(tools.runs[1]?.signal.aborted).toBe(false);
    expect(failures).toEqual([]);
  });

  test("asks together what it asks at once", async () => {
    const makeRound = await openRounds(Asking);
    const { questions = {}, requestState } = await makeRound("askAll");
    expect(Object.values(questions).map(({ method }) => method)).toEqual([
      "elicitation/create",
      "sampling/createMessage",
      "roots/list",
    ]);
    expect(Object.keys(questions)).toEqual([
      expect.stringMatching(/^elicit-.{8}$/),
      "greeting",
      "roots",
    ]);
    expect(questions.greeting?.params).not.toHaveProperty("key");
    const inputResponses = {
      [Object.keys(questions)[0]!]: accept({ name: "Ann" }),
      greeting: { role: "assistant", model: "parrot", content: { type: "text", text: "Hi" } },
      roots: { roots: [{ uri: "file:///books" }] },
    };
    const { result } = await makeRound("askAll", { requestState, inputResponses });
    expect(result.structuredContent).toEqual({
      user: { name: "Ann" },
      model: "parrot",
      roots: [{ uri: "file:///books" }],
    });
  });

  test("asks for what is missing of several answers, and keeps the others", async () => {
    const makeRound = await openRounds(Asking);
    const first = await makeRound("askAll");
    const [name = ""] = Object.keys(first.questions ?? {});
    const second = await makeRound("askAll", {
      requestState: first.requestState,
      inputResponses: {
        [name]: accept({ name: "Ann" }),
        roots: { roots: [{ uri: "file:///books" }] },
      },
    });
    expect(Object.keys(second.questions ?? {})).toEqual(["greeting"]);
    const greeting = { role: "assistant", model: "m", content: { type: "text", text: "Hi" } };
    const { result } = await makeRound("askAll", {
      requestState: second.requestState,
      // An answer that has been given stays as it is.
      inputResponses: { greeting, [name]: accept({ name: "Eve" }) },
    });
    expect(result.structuredContent).toMatchObject({ user: { name: "Ann" }, model: "m" });
  });

  test("asks in as many rounds as it takes, through a client that answers by itself", async () => {
    const names = ["ann", "bob", "Cleo"];
    const { call } = await connectLatest(
      Asking,
      {},
      {
        answers: {
          elicit: ({ message }) => ({
            action: "accept",
            content:
              message === "Who?" ? { name: names.shift() } : { sure: message.includes("Cleo") },
          }),
        },
      },
    );
    const result = await call("askAgain");
    expect(result.structuredContent).toEqual({ count: 3, name: "Cleo", sure: true });
  });

  test("may not wait for what it asks, and may make what it likes of the interruption", async () => {
    const failures: unknown[] = [];
    const hear = (reason: unknown): void => void failures.push(reason);
    process.on("unhandledRejection", hear);
    class Careless {
      @toolMeta({}, withContext)
      forget(context: ToolContext): string {
        void context.elicit({ message: "Who?", requestedSchema: NAME });
        return "forgotten";
      }

      @toolMeta({}, withContext)
      async swallow(context: ToolContext): Promise<string> {
        const asked = context.elicit({ key: "q", message: "Who?", requestedSchema: NAME });
        return asked.then(() => "asked").catch(() => "swallowed");
      }
    }
    const makeRound = await openRounds(Careless);
    expect(textOf((await makeRound("forget")).result)).toBe("forgotten");
    const { questions, requestState } = await makeRound("swallow");
    expect(questions).toHaveProperty("q");
    const inputResponses = { q: accept({ name: "Ann" }) };
    const { result } = await makeRound("swallow", { requestState, inputResponses });
    expect(textOf(result)).toBe("asked");
    await turn();
    process.off("unhandledRejection", hear);
    expect(failures).toEqual([]);
  });

  test("gives its place to others while the client is asked", async () => {
    class Narrow {
      @toolMeta({ concurrency: { limit: 1, queue: 0 } }, withContext)
      async ask(context: ToolContext): Promise<unknown> {
        return context.elicit({ key: "q", message: "Who?", requestedSchema: NAME });
      }
    }
    const makeRound = await openRounds(Narrow);
    for (let count = 0; count < 3; count++) {
      expect((await makeRound("ask")).questions).toHaveProperty("q");
    }
  });

  test.each([
    ["elicit", {}, { elicitation: { form: {} } }],
    ["elicit", { elicitation: { url: {} } }, { elicitation: { form: {} } }],
    ["sample", { elicitation: {} }, { sampling: {} }],
    ["listRoots", { elicitation: {} }, { roots: {} }],
  ])("%s of a client that declares %j: %j is lacking", async (method, capabilities, lacking) => {
    class Tools {
      @toolMeta({}, withContext)
      async ask(context: ToolContext): Promise<unknown> {
        if (method === "elicit") return context.elicit({ message: "?", requestedSchema: NAME });
        return method === "sample"
          ? context.sample({ messages: [], maxTokens: 1 })
          : context.listRoots();
      }

      @toolMeta({}, withContext)
      async doWithout(context: ToolContext): Promise<unknown> {
        return this.ask(context).catch((error: unknown) => ToolmetaError.from(error).code);
      }
    }
    const makeRound = await openRounds(Tools, { capabilities });
    await expect(makeRound("ask")).rejects.toMatchObject({
      code: -32021,
      message: expect.stringContaining(`ask needs context.${method}()`),
      data: { requiredCapabilities: lacking },
    });
    expect(textOf((await makeRound("doWithout")).result)).toBe("no_capability");
  });
});

describe("an answer", () => {
  test.each<[string, unknown]>([
    ["no object", { user: 12345 }],
    ["of no kind", { user: { name: "Ann" } }],
    ["of another kind", { user: { roots: [] } }],
    ["with a content that is none", { user: { action: "accept", content: "Ann" } }],
    ["in an envelope", { user: { method: "elicitation/create", result: accept({ name: "Ann" }) } }],
    ["to something else", { other: accept({ name: "Ann" }) }],
    ["under the name of what all objects have", { constructor: accept({ name: "Ann" }) }],
  ])("that is %s is asked for once more", async (_what, inputResponses) => {
    const makeRound = await openRounds(Asking);
    for (const requestState of [undefined, (await makeRound("askName")).requestState]) {
      const { questions } = await makeRound("askName", { requestState, inputResponses });
      expect(Object.keys(questions ?? {})).toEqual(["user"]);
    }
  });

  test("that does not fit the requested schema is told to the tool", async () => {
    const makeRound = await openRounds(Asking);
    const { requestState } = await makeRound("askName");
    for (const [content, reason] of [
      [{ name: "A" }, /- name: expected at least 2 characters, given "A"$/],
      [{ name: 5 }, /- name: expected a string, given 5$/],
      [{}, /- name: is required, but was not given$/],
    ] as const) {
      const inputResponses = { user: accept(content) };
      const { result } = await makeRound("askName", { requestState, inputResponses });
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(/^The client's answer to context\.elicit\(\) of askName/);
      expect(textOf(result)).toMatch(reason);
    }
  });

  test.each(["decline", "cancel"])("may be to %s", async (action) => {
    const makeRound = await openRounds(Asking);
    const { requestState } = await makeRound("askName");
    const inputResponses = { user: { action } };
    const { result } = await makeRound("askName", { requestState, inputResponses });
    expect(result.structuredContent).toEqual({ action });
  });

  test("may come with the first request, with others that nobody asked for", async () => {
    const makeRound = await openRounds(Asking);
    const inputResponses = { user: accept({ name: "Ann" }), other: accept({ x: 1 }) };
    const { result } = await makeRound("askName", { inputResponses });
    expect(result.structuredContent).toMatchObject({ content: { name: "Ann" } });
  });

  test("does not count for another question of the same name", async () => {
    let books = 1;
    class Tools {
      @toolMeta({}, withContext)
      async clear(context: ToolContext): Promise<unknown> {
        const message = `Delete ${books} books?`;
        return context.elicit({ key: "confirm", message, requestedSchema: SURE });
      }
    }
    const makeRound = await openRounds(Tools);
    const { requestState } = await makeRound("clear");
    books = 200;
    const inputResponses = { confirm: accept({ sure: true }) };
    const second = await makeRound("clear", { requestState, inputResponses });
    expect(second.questions?.confirm?.params).toMatchObject({ message: "Delete 200 books?" });
    const last = await makeRound("clear", { requestState: second.requestState, inputResponses });
    expect(last.result.structuredContent).toMatchObject({ content: { sure: true } });
  });

  test("to a question that is never the same is not asked for without end", async () => {
    let time = 0;
    class Tools {
      @toolMeta({}, withContext)
      async ask(context: ToolContext): Promise<unknown> {
        const message = `It is ${time++}. Who?`;
        return context.elicit({ message, requestedSchema: NAME });
      }
    }
    let asked = 0;
    const { call } = await connectLatest(
      Tools,
      {},
      {
        answers: { elicit: () => (asked++, { action: "accept", content: { name: "Ann" } }) },
      },
    );
    const result = await call("ask");
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(
      /^ask has asked the client something else in each of its last 4/,
    );
    expect(asked).toBe(3);
  });
});

describe("the state that travels through the client", () => {
  const invalid = {
    code: -32602,
    message: expect.stringMatching(/Invalid or expired requestState for ask/),
    data: { reason: "invalid_request_state" },
  };
  const inputResponses = { user: accept({ name: "Ann" }) };

  test("is refused when it was tampered with, or is none", async () => {
    const makeRound = await openRounds(Asking);
    const { requestState } = await makeRound("askName");
    const [version, body = "", mac] = requestState.split(".");
    const sealed = JSON.parse(Buffer.from(body, "base64url").toString());
    sealed.p.record.answered = [["user", sealed.p.record.asked[0][1], accept({ name: "Eve" })]];
    const forged = Buffer.from(JSON.stringify(sealed)).toString("base64url");
    const states = [`${requestState}-X`, `${version}.${forged}.${mac}`, "", "v1.e30.AAAA", "x"];
    for (const state of states) {
      const round = makeRound("askName", { requestState: state, inputResponses });
      await expect(round).rejects.toMatchObject(invalid);
    }
  });

  test("belongs to its call: the tool and the arguments", async () => {
    class Tools {
      @toolMeta(
        {},
        compiledTool({
          properties: { book: { type: "string" }, shelf: { type: "string" } },
          parameters: [{ from: "argument", name: "book" }, { from: "context" }],
        }),
      )
      async ask(book: string, context: ToolContext): Promise<unknown> {
        return context.elicit({ key: "user", message: book, requestedSchema: NAME });
      }
    }
    const makeRound = await openRounds([Tools, Asking]);
    const { requestState } = await makeRound("ask", { args: { book: "Emma", shelf: "A" } });
    const others = [{ book: "Dune", shelf: "A" }, { book: "Emma" }];
    for (const args of others) {
      const round = makeRound("ask", { args, requestState, inputResponses });
      await expect(round).rejects.toMatchObject(invalid);
    }
    const other = makeRound("askName", { requestState, inputResponses });
    await expect(other).rejects.toMatchObject(invalid);
    const args = { shelf: "A", book: "Emma" };
    const { result } = await makeRound("ask", { args, requestState, inputResponses });
    expect(result.structuredContent).toMatchObject({ content: { name: "Ann" } });
  });

  test("belongs to its caller", async () => {
    let caller = { clientId: "app", sub: "ann" };
    const makeRound = await openRounds(Asking, {
      caller: () => ({
        token: "t",
        clientId: caller.clientId,
        scopes: [],
        extra: { sub: caller.sub },
      }),
    });
    const { requestState } = await makeRound("askName");
    for (const other of [
      { clientId: "app", sub: "eve" },
      { clientId: "other", sub: "ann" },
    ]) {
      caller = other;
      const round = makeRound("askName", { requestState, inputResponses });
      await expect(round).rejects.toMatchObject(invalid);
    }
    caller = { clientId: "app", sub: "ann" };
    const { result } = await makeRound("askName", { requestState, inputResponses });
    expect(result.isError).toBeUndefined();
  });

  test("is good where the key is known, and for its time", async () => {
    const key = "k".repeat(32);
    const one = await openRounds(Asking, { serve: { requestState: { key } } });
    const same = await openRounds(Asking, { serve: { requestState: { key: Buffer.from(key) } } });
    const other = await openRounds(Asking);
    const short = await openRounds(Asking, { serve: { requestState: { key, ttlSeconds: -1 } } });
    const { requestState } = await one("askName");
    const { result } = await same("askName", { requestState, inputResponses });
    expect(result.isError).toBeUndefined();
    const elsewhere = other("askName", { requestState, inputResponses });
    await expect(elsewhere).rejects.toMatchObject(invalid);
    const late = { requestState: (await short("askName")).requestState, inputResponses };
    await expect(short("askName", late)).rejects.toMatchObject(invalid);
  });

  test("needs a key that nobody guesses", async () => {
    const server = new McpServer({ name: "test", version: "1.0.0" });
    const serving = registerTools(server, Asking, { requestState: { key: "short" } });
    await expect(serving).rejects.toMatchObject({
      code: "invalid_options",
      message: expect.stringMatching(/requestState cannot be used: .*at least 32 bytes/),
    });
  });

  test("is kept apart from the states of the server's own tools", async () => {
    const codec = createRequestStateCodec<{ step: number }>({ key: "o".repeat(32) });
    const requestedSchema = { ...SURE, required: ["sure"] };
    const elicit = inputRequired.elicit({ message: "Own?", requestedSchema });
    const createServer = (): McpServer => {
      const server = new McpServer(
        { name: "test", version: "1.0.0" },
        { requestState: { verify: (state, ctx) => codec.verify(state, ctx) } },
      );
      server.registerTool("own", {}, async ({ mcpReq }) => {
        if (acceptedContent(mcpReq.inputResponses, "own") === undefined) {
          const requestState = await codec.mint({ step: 7 });
          return inputRequired({ inputRequests: { own: elicit }, requestState });
        }
        const text = `step ${mcpReq.requestState<{ step: number }>()?.step}`;
        return { content: [{ type: "text", text }] };
      });
      return server;
    };
    const makeRound = await openRounds(Asking, { createServer });
    const ours = await makeRound("askName");
    const own = await makeRound("own");
    const [ourEnd, ownEnd] = await Promise.all([
      makeRound("askName", { requestState: ours.requestState, inputResponses }),
      makeRound("own", {
        requestState: own.requestState,
        inputResponses: { own: accept({ sure: true }) },
      }),
    ]);
    expect(ourEnd.result.structuredContent).toMatchObject({ content: { name: "Ann" } });
    expect(textOf(ownEnd.result)).toBe("step 7");
    for (const [tool, requestState] of [
      ["own", ours.requestState],
      ["askName", own.requestState],
    ] as const) {
      const round = makeRound(tool, { requestState, inputResponses });
      await expect(round).rejects.toMatchObject({ data: invalid.data });
    }
  });
});

describe("a call without a server", () => {
  test("can be interrupted to wait for input, and is then neither answered nor failed", async () => {
    const failures: unknown[] = [];
    const registry = createToolRegistry({ onError: (error) => failures.push(error) });
    class Tools {
      @toolMeta({}, withContext)
      async wait({ signal }: ToolContext): Promise<string> {
        await new Promise((resolve) => {
          signal.addEventListener("abort", resolve);
        });
        return "interrupted";
      }
    }
    await registry.register(Tools);
    const controller = new AbortController();
    const calling = registry.call("wait", {}, { signal: controller.signal });
    await turn();
    const reason = new ToolmetaError("input_required", "Who?");
    controller.abort(reason);
    await expect(calling).rejects.toBe(reason);
    expect(failures).toEqual([]);
  });
});
