import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { FileTools } from "../dist/file-tools.js";
import { listFiles } from "../dist/list-files.js";
import { connectServer } from "../../test/connect-server";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "files-sample-"));
  mkdirSync(join(root, "src/deep"), { recursive: true });
  for (const file of ["a.ts", "b.json", ".hidden", "src/c.ts", "src/deep/d.md"]) {
    writeFileSync(join(root, file), "");
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe("listFiles, the plain function", () => {
  it.each([
    ["everything in one directory", {}, ["a.ts", "b.json", "src"]],
    ["one pattern", { pattern: "*.ts" }, ["a.ts"]],
    ["several patterns", { pattern: " *.ts  *.json " }, ["a.ts", "b.json"]],
    ["a name in all directories", { pattern: "*.ts", recursive: true }, ["a.ts", "src/c.ts"]],
    ["a path pattern", { pattern: "src/*/*.md", recursive: true }, ["src/deep/d.md"]],
    ["a hidden file, asked for", { pattern: ".*" }, [".hidden"]],
    [
      "everything below",
      { recursive: true },
      ["a.ts", "b.json", "src", "src/c.ts", "src/deep", "src/deep/d.md"],
    ],
    ["nothing that matches", { pattern: "*.py", recursive: true }, []],
  ])("lists %s", async (_case, options, paths) => {
    const listing = await listFiles({ path: root, ...options });
    expect(listing.entries.map((entry) => entry.path)).toEqual(paths);
    expect(listing).toMatchObject({ truncated: false, unreadable: [], error: "" });
  });

  it("tells files from directories", async () => {
    const { entries } = await listFiles({ path: root, pattern: "a.ts src" });
    expect(entries).toEqual([
      { path: "a.ts", type: "file" },
      { path: "src", type: "directory" },
    ]);
  });

  it.each([
    [2, true],
    [3, false],
  ])("with a limit of %d, truncated is %p", async (limit, truncated) => {
    const listing = await listFiles({ path: root, limit });
    expect(listing.entries).toHaveLength(limit);
    expect(listing.truncated).toBe(truncated);
  });

  it.each([
    ["a directory that is not there", { path: "/no/such/place" }, /no.such.place/],
    ["an empty pattern", { path: ".", pattern: "  " }, /pattern is empty/],
  ])("says what is wrong with %s", async (_case, options, message) => {
    const listing = await listFiles(options);
    expect(listing.entries).toEqual([]);
    expect(listing.error).toMatch(message);
  });
});

describe("FileTools.listFiles", () => {
  it("can be called as a method and returns what the function returns", async () => {
    const result = await new FileTools().listFiles(root, "*.json");
    expect(result).toMatchObject({
      isError: false,
      structuredContent: { entries: [{ path: "b.json", type: "file" }], error: "" },
    });
  });
});

describe("the server", () => {
  let client: Client;

  beforeAll(async () => {
    client = await connectServer(join(__dirname, "../dist/server.js"), root);
  });

  afterAll(() => client.close());

  it("describes the tool with the opening block of its comment", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(["listFiles"]);
    expect(tools[0]?.description).toBe(
      [
        "List the files and directories of a directory, filtered by name.",
        "",
        "Use this tool to learn what a directory holds and to find files whose",
        "place is not known.",
        "",
        "Use when:",
        "- The layout of a project has to be found out.",
        "- Files of one kind are wanted, by extension or by part of the name:",
        "  - in one directory, or",
        "  - with `recursive`, in all directories below it.",
        "",
        "Do not use for:",
        "- Looking into a file (use the file reading tool instead).",
        "- Searching for text in files (use the text search tool instead).",
        "",
        'Example: listFiles({ path: ".", pattern: "*.ts *.json", recursive: true })',
      ].join("\n"),
    );
  });

  it("describes the parameters in the input schema", async () => {
    const { tools } = await client.listTools();
    expect(tools[0]?.inputSchema).toEqual({
      type: "object",
      properties: {
        path: { type: "string", description: "Directory to list." },
        pattern: {
          type: "string",
          description: "Glob patterns separated by spaces; a name has to match one of them.",
          default: "*",
        },
        recursive: {
          type: "boolean",
          description: "Also list what is in the directories below.",
          default: false,
        },
      },
      required: ["path"],
      additionalProperties: false,
    });
  });

  it("sends the title, the one hint that was given, and tags and paths to check in _meta", async () => {
    const { tools } = await client.listTools();
    expect(tools[0]?.title).toBe("List files and directories");
    const { title, ...hints } = tools[0]?.annotations ?? {};
    expect(hints).toEqual({ readOnlyHint: true });
    expect(tools[0]?._meta).toMatchObject({ tags: ["local", "files"], checkPaths: ["path"] });
  });

  it("answers with the whole listing", async () => {
    await client.listTools();
    const result = await client.callTool({
      name: "listFiles",
      arguments: { path: root, pattern: "*.ts", recursive: true },
    });
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toEqual({
      entries: [
        { path: "a.ts", type: "file" },
        { path: "src/c.ts", type: "file" },
      ],
      truncated: false,
      unreadable: [],
      error: "",
    });
  });

  it("answers a failure with isError and the whole listing", async () => {
    await client.listTools();
    const path = join(root, "nowhere");
    const result = await client.callTool({ name: "listFiles", arguments: { path } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toMatchObject({
      entries: [],
      error: expect.stringContaining("ENOENT"),
    });
    expect(JSON.stringify(result.content)).toContain("ENOENT");
  });
});
