import { ToolError, toolMeta } from "@toolmeta/runtime";
import type { ToolmetaError } from "@toolmeta/runtime";
import { overBindings } from "./support/bindings";
import { compiledTool } from "./support/compiled-tool";
import { textOf } from "./support/connection";

class Failing {
  @toolMeta({}, compiledTool())
  unexpected(): void {
    throw new TypeError("the password is 1234");
  }

  @toolMeta({}, compiledTool())
  meant(): void {
    throw new ToolError("there is no such book");
  }

  @toolMeta({}, compiledTool())
  returned(): object {
    return { error: "sold out" };
  }

  @toolMeta({}, compiledTool({ properties: { n: { type: "number" } } }))
  refused(n: number): number {
    return n;
  }

  @toolMeta({}, compiledTool())
  broken(): void {
    throw new ToolError("half told", { size: Number.NaN });
  }

  @toolMeta({}, compiledTool())
  aborted(): void {
    throw new DOMException("the request was aborted", "AbortError");
  }

  @toolMeta({}, compiledTool())
  plain(): void {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw { code: 5, message: "the peer hung up" };
  }

  @toolMeta({}, compiledTool())
  mute(): void {
    throw Object.assign(new TypeError("x"), { message: { toString: () => "x" } });
  }

  @toolMeta({}, compiledTool())
  handedBack(): Error {
    return new Error("the password is 1234");
  }

  @toolMeta({}, compiledTool())
  getter(): object {
    return {
      get member(): never {
        throw new Error("the password is 1234");
      },
    };
  }

  @toolMeta({}, compiledTool())
  odd(): void {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw undefined;
  }
}

overBindings((connectClient) => {
  describe("failures on the server's side", () => {
    test.each<[string, Record<string, unknown>, string, RegExp]>([
      ["unexpected", {}, "tool_failed", /^the password is 1234$/],
      ["meant", {}, "tool_failed", /^there is no such book$/],
      ["returned", {}, "tool_failed", /^\{"error":"sold out"\}$/],
      ["refused", { n: "x" }, "invalid_arguments", /n: expected a number/],
      ["broken", {}, "tool_failed", /^half told \(Its details are lost: .*size: NaN/],
      ["aborted", {}, "tool_failed", /^the request was aborted$/],
      ["plain", {}, "tool_failed", /^the peer hung up$/],
      ["mute", {}, "tool_failed", /^TypeError$/],
      ["handedBack", {}, "tool_failed", /^the password is 1234$/],
      ["getter", {}, "tool_failed", /^The result cannot be sent: member: the password is 1234$/],
      ["odd", {}, "tool_failed", /no error was thrown \(undefined\)/],
    ])("onError hears of %s", async (name, args, code, text) => {
      const heard: { error: ToolmetaError; tool: string; id: string }[] = [];
      const { call } = await connectClient(Failing, {
        onError: (error, tool, id) => heard.push({ error, tool: tool.name, id }),
      });
      const result = await call(name, args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(text);
      expect(textOf(result)).not.toMatch(/\n\s+at /);
      expect(heard).toHaveLength(1);
      expect(heard[0]).toMatchObject({ tool: name, error: { code } });
      expect(heard[0]?.id).toMatch(/^[0-9a-f]{8}$/);
    });

    test("masked errors tell an id that is in the log, and keep what was meant for the model", async () => {
      const logged = jest.spyOn(console, "error").mockReturnValue();
      const { call } = await connectClient(Failing, { maskErrors: true });
      const text = textOf(await call("unexpected"));
      const id = /^unexpected failed\. The error's id is ([0-9a-f]{8})\.$/.exec(text)?.[1];
      expect(logged.mock.calls).toEqual([
        [
          `[${id}] Failing.unexpected failed:`,
          expect.objectContaining({ message: "the password is 1234" }),
        ],
      ]);
      logged.mockRestore();
      expect(textOf(await call("meant"))).toBe("there is no such book");
      expect(textOf(await call("refused", { n: "x" }))).toMatch(/n: expected a number/);
    });

    test.each(["unexpected", "handedBack", "getter"])("%s is masked", async (name) => {
      const { call } = await connectClient(Failing, { maskErrors: true, onError: () => undefined });
      const { content } = await call(name);
      expect(content).toEqual([
        { type: "text", text: expect.stringMatching(/failed\. The error's id is [0-9a-f]{8}\.$/) },
      ]);
    });

    test.each<[string, () => unknown]>([
      [
        "throws",
        () => {
          throw new Error("the log is full");
        },
      ],
      ["rejects", () => Promise.reject(new Error("the log is full"))],
    ])("an onError that %s changes nothing for the client", async (_how, onError) => {
      const logged = jest.spyOn(console, "error").mockReturnValue();
      const { call } = await connectClient(Failing, { onError });
      expect(textOf(await call("meant"))).toBe("there is no such book");
      expect(textOf(await call("returned"))).toBe('{"error":"sold out"}');
      expect(logged).toHaveBeenCalledTimes(2);
      expect(logged.mock.calls[0]?.[0]).toMatch(
        /^\[[0-9a-f]{8}\] onError failed for Failing\.meant/,
      );
      logged.mockRestore();
    });

    test("masked errors go to onError where there is one", async () => {
      const heard: [unknown, string][] = [];
      const { call } = await connectClient(Failing, {
        maskErrors: true,
        onError: ({ cause }, _tool, id) => heard.push([cause, id]),
      });
      const text = textOf(await call("unexpected"));
      expect(heard[0]?.[0]).toBeInstanceOf(TypeError);
      expect(text).toContain(heard[0]?.[1]);
    });
  });
});
