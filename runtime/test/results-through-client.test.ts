import { ToolError, toolMeta, toResult } from "@toolmeta/runtime";
import type { ToolResult } from "@toolmeta/runtime";
import { compiledTool, resultSchema, wrappedSchema } from "./support/compiled-tool";
import { overBindings } from "./support/bindings";
import { textOf } from "./support/connection";
import type { Connection } from "./support/connection";

interface Rows {
  rows: number[];
}

const rows = {
  type: "object",
  properties: { rows: { type: "array", items: { type: "number" } } },
  required: ["rows"],
} as const;
const typed = compiledTool({ outputSchema: resultSchema(rows) });
const bare = compiledTool({ outputSchema: rows });

class Tables {
  @toolMeta({}, typed)
  success(): ToolResult<Rows> {
    return toResult({ rows: [1, 2] });
  }

  @toolMeta({}, typed)
  blankError(): ToolResult<Rows> {
    return toResult({ error: "  ", rows: [1] });
  }

  @toolMeta({}, typed)
  async failed(): Promise<ToolResult<Rows>> {
    return toResult({ error: "boom", rows: [1] });
  }

  @toolMeta({}, typed)
  legacy(): ToolResult<Rows> {
    return toResult({ Error: "legacy" });
  }

  @toolMeta({}, typed)
  emptyErrorWins(): ToolResult<Rows> {
    return toResult({ error: "", Error: "x", rows: [] });
  }

  @toolMeta({}, typed)
  nullErrorFallsBack(): ToolResult<Rows> {
    return toResult({ error: null, Error: "x" });
  }

  @toolMeta({}, typed)
  codedError(): ToolResult<Rows> {
    return toResult({ error: { code: 7 } });
  }

  @toolMeta({}, typed)
  thrown(): ToolResult<Rows> {
    throw new Error("the disk is full");
  }

  @toolMeta({}, typed)
  async thrownWithDetails(): Promise<ToolResult<Rows>> {
    throw new ToolError("no such table", { known: ["books"] });
  }

  @toolMeta({}, bare)
  bareFailure(): Rows | { error: string } {
    return { error: "boom" };
  }

  @toolMeta({}, bare)
  bareDetails(): Rows {
    throw new ToolError("no such table", { known: ["books"] });
  }

  @toolMeta({}, compiledTool({ wrapped: true, outputSchema: wrappedSchema({ type: "string" }) }))
  text(): string {
    return "Found 3 books.";
  }

  @toolMeta({}, bare)
  mismatch(): object {
    return { rows: [1, "two"] };
  }
}

function text(value: unknown): unknown[] {
  return [{ type: "text", text: typeof value === "string" ? value : JSON.stringify(value) }];
}

overBindings((connectClient) => {
  describe("a result as a strict client receives it", () => {
    let connection: Connection;
    beforeAll(async () => {
      connection = await connectClient(Tables);
    });
    test.each<[string, boolean, unknown, unknown]>([
      ["success", false, { rows: [1, 2] }, { rows: [1, 2] }],
      [
        "emptyErrorWins",
        false,
        { error: "", Error: "x", rows: [] },
        { error: "", Error: "x", rows: [] },
      ],
      ["blankError", false, { error: "  ", rows: [1] }, { error: "  ", rows: [1] }],
      ["failed", true, { error: "boom", rows: [1] }, { error: "boom", rows: [1] }],
      ["legacy", true, { Error: "legacy" }, { Error: "legacy" }],
      ["nullErrorFallsBack", true, { error: null, Error: "x" }, { error: null, Error: "x" }],
      ["codedError", true, { error: { code: 7 } }, { error: { code: 7 } }],
      ["thrown", true, "the disk is full", undefined],
      [
        "thrownWithDetails",
        true,
        { error: "no such table", known: ["books"] },
        { error: "no such table", known: ["books"] },
      ],
      ["bareFailure", true, { error: "boom" }, undefined],
      ["bareDetails", true, { error: "no such table", known: ["books"] }, undefined],
      ["text", false, "Found 3 books.", { result: "Found 3 books." }],
    ])("%s: isError %p", async (name, isError, content, structuredContent) => {
      const result = await connection.call(name);
      expect(result.isError ?? false).toBe(isError);
      expect(result.content).toEqual(text(content));
      expect(result.structuredContent).toEqual(structuredContent);
    });

    test("a value that is not what was declared is an error with the reason", async () => {
      const result = await connection.call("mismatch");
      expect(result.isError).toBe(true);
      expect(result.structuredContent).toBeUndefined();
      expect(textOf(result)).toMatch(/rows\[1\]: expected a number, given "two"/);
    });

    test("a call without a server gives the same", async () => {
      const tools = await connection.listTools();
      for (const { name } of tools) {
        expect(await connection.registry.call(name)).toEqual(await connection.call(name));
      }
    });
  });
});

describe("toResult in a unit test of the method", () => {
  test("keeps the whole value beside the verdict", async () => {
    const result = await new Tables().failed();
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toEqual({ error: "boom", rows: [1] });
    expect(result.content).toEqual(text({ error: "boom", rows: [1] }));
  });
});
