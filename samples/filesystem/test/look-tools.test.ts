import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { openSample, type Sample } from "./open-sample";

let sample: Sample;

beforeAll(async () => {
  sample = await openSample();
  sample.put("shop/b.txt", "bb");
  sample.put("shop/a.txt", "");
  sample.put("shop/.hidden", "hid");
  sample.put("shop/dir/deep/c.ts", "c");
  sample.put("shop/dir/node_modules/d.ts", "d");
  symlinkSync("b.txt", sample.at("shop/link"));
  execFileSync("mkfifo", [sample.at("shop/pipe")]);
  mkdirSync(sample.at("empty"));
  mkdirSync(sample.at("crowd"));
  for (let i = 0; i < 5001; i++) {
    writeFileSync(sample.at(`crowd/${String(i).padStart(4, "0")}.txt`), i === 5000 ? "large" : "");
  }
});

afterAll(() => sample.close());

const file = (name: string) => ({ name, type: "file" });

describe("list_directory", () => {
  it("lists by name, and tells what each entry is", async () => {
    const answer = await sample.call("list_directory", { path: sample.at("shop") });
    expect(answer.isError).toBe(false);
    expect(answer.structured).toEqual({
      entries: [
        file(".hidden"),
        file("a.txt"),
        file("b.txt"),
        { name: "dir", type: "directory" },
        { name: "link", type: "link" },
        { name: "pipe", type: "other" },
      ],
      truncated: false,
    });
    expect(answer.text).toBe(
      "[FILE] .hidden\n[FILE] a.txt\n[FILE] b.txt\n[DIR] dir\n[LINK] link\n[OTHER] pipe",
    );
  });

  it("says that a directory is empty", async () => {
    const answer = await sample.call("list_directory", { path: sample.at("empty") });
    expect(answer).toMatchObject({
      text: "The directory is empty.",
      structured: { entries: [], truncated: false },
    });
  });

  it("stops after 5000 entries, and says so", async () => {
    const { structured, text } = await sample.call("list_directory", { path: sample.at("crowd") });
    expect(structured).toMatchObject({ truncated: true });
    const lines = text.split("\n");
    expect(lines).toHaveLength(5001);
    expect(lines.slice(-2)).toEqual(["[FILE] 4999.txt", "There are more entries."]);
  });
});

describe("list_directory_with_sizes", () => {
  const path = () => sample.at("shop");
  const totals = { truncated: false, files: 3, directories: 1, totalSize: 5 };

  it("lists by name, with the sizes of files and no others", async () => {
    const answer = await sample.call("list_directory_with_sizes", { path: path() });
    expect(answer.isError).toBe(false);
    expect(answer.structured).toEqual({
      entries: [
        { ...file(".hidden"), size: 3 },
        { ...file("a.txt"), size: 0 },
        { ...file("b.txt"), size: 2 },
        { name: "dir", type: "directory" },
        { name: "link", type: "link" },
        { name: "pipe", type: "other" },
      ],
      ...totals,
    });
    expect(answer.text).toMatch(/^\[FILE\] \.hidden \(3 bytes\)\n.*\n3 files, 1 directories, 5 /s);
  });

  it("lists by size, the largest first", async () => {
    const answer = await sample.call("list_directory_with_sizes", { path: path(), sortBy: "size" });
    expect(answer.structured).toMatchObject(totals);
    expect(answer.text.split("\n").slice(0, 4)).toEqual([
      "[FILE] .hidden (3 bytes)",
      "[FILE] b.txt (2 bytes)",
      "[FILE] a.txt (0 bytes)",
      "[DIR] dir",
    ]);
  });

  it("sorts all of a large directory before it cuts", async () => {
    const args = { path: sample.at("crowd"), sortBy: "size" };
    const { structured, text } = await sample.call("list_directory_with_sizes", args);
    expect(structured).toMatchObject({ truncated: true, files: 5001, totalSize: 5 });
    expect(text).toMatch(/^\[FILE\] 5000\.txt \(5 bytes\)\n/);
  });
});

describe("directory_tree", () => {
  it("shows directories with what is in them, and links without", async () => {
    const answer = await sample.call("directory_tree", { path: sample.at("shop") });
    const directory = (name: string, children: object[]) => ({ name, type: "directory", children });
    const entries = [
      file(".hidden"),
      file("a.txt"),
      file("b.txt"),
      directory("dir", [
        directory("deep", [file("c.ts")]),
        directory("node_modules", [file("d.ts")]),
      ]),
      { name: "link", type: "link" },
      { name: "pipe", type: "other" },
    ];
    expect(answer.isError).toBe(false);
    expect(answer.structured).toEqual({ entries, truncated: false, unreadable: [] });
    expect(JSON.parse(answer.text)).toEqual(entries);
    expect(answer.text).toMatch(/^\[\n {2}\{\n {4}"name"/);
  });

  it.each([
    ["a name anywhere", ["node_modules", ".*", "pipe", "*.txt"], ["dir", "deep", "c.ts", "link"]],
    ["a path", ["dir/*", "*.txt", ".hidden"], ["dir", "link", "pipe"]],
    ["several kinds of names", ["{*.txt,.*,link,pipe,deep}"], ["dir", "node_modules", "d.ts"]],
    ["everything", ["*"], []],
  ])("leaves out %s", async (_case, excludePatterns, names) => {
    const path = sample.at("shop");
    const { text } = await sample.call("directory_tree", { path, excludePatterns });
    expect([...text.matchAll(/"name": "([^"]*)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it("ends with 5000 entries, and says so", async () => {
    const { structured, text } = await sample.call("directory_tree", { path: sample.root });
    expect(structured).toMatchObject({ truncated: true });
    expect(text.match(/"name"/g)).toHaveLength(5000);
    // Level by level: what is near the top is there, although the crowd comes before it.
    expect(text).toContain('"shop"');
  });

  it("shows a deep tree, and says what the system cannot reach", async () => {
    const path = sample.at("deep");
    mkdirSync(path);
    // No path to the innermost directories is short enough to be used at once.
    const name = "d".repeat(200);
    const script = `for i in $(seq 30); do mkdir ${name}; cd -P ${name}; done`;
    execFileSync("sh", ["-c", script], { cwd: path });
    const { isError, structured, text } = await sample.call("directory_tree", { path });
    expect(isError).toBe(false);
    expect(structured).toMatchObject({
      unreadable: [expect.stringContaining(`/${name}/${name}/`)],
    });
    expect(text.match(/"name"/g)?.length).toBeGreaterThan(15);
  });
});

describe("search_files", () => {
  const search = (pattern: string, more: object = {}) =>
    sample.call("search_files", { path: sample.at("shop"), pattern, ...more });

  it.each([
    ["in the directory itself", "*.txt", {}, ["a.txt", "b.txt"]],
    ["in all directories", "**/*.ts", {}, ["dir/deep/c.ts", "dir/node_modules/d.ts"]],
    ["in all directories, the first included", "**/[ab].txt", {}, ["a.txt", "b.txt"]],
    ["directories", "**/deep", {}, ["dir/deep"]],
    ["hidden files", "*hid*", {}, [".hidden"]],
    ["by a path", "dir/*/c.ts", {}, ["dir/deep/c.ts"]],
    ["one of several", "**/{c,d}.ts", {}, ["dir/deep/c.ts", "dir/node_modules/d.ts"]],
    ["links", "l*", {}, ["link"]],
    ["except a name", "**/*.ts", { excludePatterns: ["node_modules"] }, ["dir/deep/c.ts"]],
    ["except a path", "**/*.ts", { excludePatterns: ["dir/deep/**"] }, ["dir/node_modules/d.ts"]],
    ["except names by a pattern", "*", { excludePatterns: ["*.*", "[!d]*"] }, ["dir"]],
    ["what is not there", "**/*.py", {}, []],
  ])("finds %s", async (_case, pattern, more, below) => {
    const { isError, structured, text } = await search(pattern, more);
    const paths = below.map((path) => sample.at(`shop/${path}`));
    expect(isError).toBe(false);
    expect(structured).toEqual({ paths, truncated: false, unreadable: [] });
    expect(text).toBe(paths.length === 0 ? "Nothing matches." : paths.join("\n"));
  });

  it("gives full paths for a relative directory", async () => {
    const path = `${"../".repeat(20)}${sample.at("shop").slice(1)}`;
    const { structured } = await sample.call("search_files", { path, pattern: "a.*" });
    expect(structured).toMatchObject({ paths: [sample.at("shop/a.txt")] });
  });

  it("ends with 5000 paths, and says so", async () => {
    const args = { path: sample.root, pattern: "crowd/*" };
    const { structured, text } = await sample.call("search_files", args);
    expect(structured).toMatchObject({ truncated: true });
    expect(text.split("\n")).toHaveLength(5001);
  });

  it.each([
    ["many stars", `${"*a".repeat(100)}*b`],
    ["nested repetitions", `${"*(*(*(a)|a))".repeat(20)}b`],
    ["many choices", "{a,b}".repeat(50)],
    ["a long range", "{1..100000000}"],
    ["many double stars", `${"**/a*/".repeat(100)}b`],
  ])("is not held up by a pattern with %s", async (_case, pattern) => {
    sample.put(`shop/names/${"a".repeat(250)}`, "");
    const start = Date.now();
    const { isError } = await search(pattern, { excludePatterns: [pattern] });
    expect(isError).toBe(false);
    expect(Date.now() - start).toBeLessThan(2000);
  });

  it("ends when the client gives up", async () => {
    const controller = new AbortController();
    const call = sample.client.callTool(
      { name: "search_files", arguments: { path: sample.root, pattern: "**/*" } },
      undefined,
      { signal: controller.signal },
    );
    controller.abort("enough");
    await expect(call).rejects.toThrow(/enough/);
    expect((await search("a.txt")).isError).toBe(false);
  });
});

describe("get_file_info", () => {
  it("tells what is known of a file", async () => {
    const path = sample.at("shop/b.txt");
    chmodSync(path, 0o604);
    utimesSync(path, new Date("2020-02-03T04:05:06Z"), new Date("2021-02-03T04:05:06.789Z"));
    const { isError, structured, text } = await sample.call("get_file_info", { path });
    expect(isError).toBe(false);
    expect(structured).toEqual({
      type: "file",
      size: 2,
      created: expect.stringMatching(/^20\d\d-.*Z$/),
      modified: "2021-02-03T04:05:06.789Z",
      accessed: "2020-02-03T04:05:06.000Z",
      permissions: "604",
    });
    expect(JSON.parse(text)).toEqual(structured);
  });

  it.each([
    ["a directory", "shop", { type: "directory" }],
    ["a pipe", "shop/pipe", { type: "other" }],
    ["what a link leads to", "shop/link", { type: "file", size: 2 }],
  ])("tells what is known of %s", async (_case, path, expected) => {
    const answer = await sample.call("get_file_info", { path: sample.at(path) });
    expect(answer.structured).toMatchObject(expected);
  });
});

it("list_allowed_directories tells where the tools may work", async () => {
  const answer = await sample.call("list_allowed_directories");
  expect(answer).toMatchObject({ isError: false, structured: { directories: [sample.root] } });
});

it.each([
  ["list_directory", {}],
  ["list_directory_with_sizes", {}],
  ["directory_tree", {}],
  ["search_files", { pattern: "*" }],
  ["get_file_info", {}],
])("%s says that a path leads nowhere", async (name, more) => {
  const answer = await sample.call(name, { path: sample.at("nowhere"), ...more });
  expect(answer.isError).toBe(true);
  expect(answer.structured).toMatchObject({
    error: expect.stringMatching(/nowhere does not exist/),
    code: "ENOENT",
  });
});

it.each([
  ["list_directory", {}],
  ["list_directory_with_sizes", {}],
  ["directory_tree", {}],
  ["search_files", { pattern: "*" }],
])("%s says that a file is no directory", async (name, more) => {
  const answer = await sample.call(name, { path: sample.at("shop/a.txt"), ...more });
  expect(answer.isError).toBe(true);
  expect(answer.text).toMatch(/a\.txt does not lead through directories only/);
});
