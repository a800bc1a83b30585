import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { openSample, type Answer, type Sample } from "./open-sample";

let sample: Sample;

beforeAll(async () => {
  sample = await openSample();
});

afterEach(() => {
  sample.clear();
});

afterAll(() => sample.close());

function expectFailure(answer: Answer, message: RegExp): void {
  expect(answer.isError).toBe(true);
  expect(answer.structured).toMatchObject({ error: expect.stringMatching(message) });
  expect(answer.text).toMatch(message);
}

describe("write_file", () => {
  it("creates a file, and replaces it", async () => {
    const path = sample.at("a.txt");
    const created = await sample.call("write_file", { path, content: "größer\n" });
    expect(created).toMatchObject({ isError: false, structured: { path, size: 9, created: true } });
    const replaced = await sample.call("write_file", { path, content: "" });
    expect(replaced.structured).toEqual({ path, size: 0, created: false });
    expect(sample.read("a.txt")).toBe("");
  });

  it("takes text that looks like something else as it is", async () => {
    const path = sample.at("a.json");
    await sample.call("write_file", { path, content: '{"a":1}' });
    expect(sample.read("a.json")).toBe('{"a":1}');
    const number = await sample.call("write_file", { path, content: 1 });
    expect(number.isError).toBe(true);
    expect(number.text).toMatch(/content: expected a string, given 1/);
  });

  it("keeps the permissions of the file, its links, and nothing beside it", async () => {
    const path = sample.put("run.sh", "old");
    chmodSync(path, 0o751);
    symlinkSync("run.sh", sample.at("link"));
    linkSync(path, sample.at("twin"));
    await sample.call("write_file", { path: sample.at("link"), content: "new" });
    expect(sample.read("run.sh")).toBe("new");
    expect(statSync(path).mode & 0o777).toBe(0o751);
    expect(lstatSync(sample.at("link")).isSymbolicLink()).toBe(true);
    expect(readdirSync(sample.root).sort()).toEqual(["link", "run.sh", "twin"]);
  });

  it("finishes a file before anybody sees it", async () => {
    const path = sample.put("a.txt", "a".repeat(100_000));
    const contents = ["a", "b", "c"].map((letter) => letter.repeat(100_000));
    const seen = new Set<unknown>();
    for (let round = 0; round < 20; round++) {
      const [read] = await Promise.all([
        sample.call("read_text_file", { path }),
        ...contents.map((content) => sample.call("write_file", { path, content })),
      ]);
      seen.add(read.text);
    }
    expect(contents).toEqual(expect.arrayContaining([...seen]));
    expect(readdirSync(sample.root)).toEqual(["a.txt"]);
  });

  it.each([
    ["where a directory is", () => sample.root, /exists and is no plain file/],
    ["in no directory", () => sample.at("no/a.txt"), /no\/a\.txt does not exist, or the directory/],
    ["in a file", () => `${sample.put("f", "")}/a.txt`, /does not lead through directories only/],
    [
      "through a link to nothing",
      () => {
        symlinkSync("nothing", sample.at("dangling"));
        return sample.at("dangling");
      },
      /dangling does not exist/,
    ],
  ])("does not write %s", async (_case, makePath, message) => {
    const path = makePath();
    const before = readdirSync(sample.root);
    expectFailure(await sample.call("write_file", { path, content: "new" }), message);
    expect(readdirSync(sample.root)).toEqual(before);
  });
});

describe("edit_file", () => {
  const edit = (content: string, edits: object[], more: object = {}) =>
    sample.call("edit_file", { path: sample.put("a.txt", content), edits, ...more });

  it("replaces a piece of the text and shows the difference", async () => {
    const answer = await edit("one\ntwo\nthree\n", [{ oldText: "two", newText: "2" }]);
    const name = sample.at("a.txt").slice(1);
    const diff = `--- a/${name}\n+++ b/${name}\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n`;
    expect(answer).toMatchObject({
      isError: false,
      text: diff,
      structured: { diff, written: true },
    });
    expect(sample.read("a.txt")).toBe("one\n2\nthree\n");
  });

  it("leaves the file as it is on a dry run, and shows the same difference", async () => {
    const edits = [{ oldText: "two", newText: "2" }];
    const dry = await edit("one\ntwo\n", edits, { dryRun: true });
    expect(sample.read("a.txt")).toBe("one\ntwo\n");
    const real = await edit("one\ntwo\n", edits, { dryRun: false });
    expect(dry.structured).toMatchObject({ written: false, diff: expect.stringMatching(/^\+2$/m) });
    expect(dry.text).toBe(real.text);
  });

  it.each([
    [
      "several edits, each in what the one before left",
      "ab",
      [
        ["a", "c"],
        ["b", "d"],
        ["c", "e"],
      ],
      "ed",
    ],
    ["an edit that deletes", "one two", [[" two", ""]], "one"],
    ["a text that reads like a replacement pattern", "cost", [["cost", "$&$1$$"]], "$&$1$$"],
    ["an edit of all there is", "x", [["x", "y"]], "y"],
  ])("makes %s", async (_case, content, pairs, expected) => {
    const edits = pairs.map(([oldText, newText]) => ({ oldText, newText }));
    expect((await edit(content, edits)).isError).toBe(false);
    expect(sample.read("a.txt")).toBe(expected);
  });

  it.each([
    ["Windows line ends", "a\r\nb\r\nc\r\n", "a\r\nX\r\nY\r\nc\r\n"],
    ["line ends of both kinds, where the piece is exact", "a\nb\nc\r\n", "a\nX\nY\nc\r\n"],
    ["a byte order mark", "\uFEFFa\nb\nc\n", "\uFEFFa\nX\nY\nc\n"],
  ])("keeps %s", async (_case, content, expected) => {
    const answer = await edit(content, [{ oldText: "a\nb\n", newText: "a\nX\nY\n" }]);
    expect(answer.isError).toBe(false);
    expect(sample.read("a.txt")).toBe(expected);
  });

  it("keeps the permissions of the file", async () => {
    chmodSync(sample.put("a.txt", "x"), 0o640);
    await edit("x", [{ oldText: "x", newText: "y" }]);
    expect(statSync(sample.at("a.txt")).mode & 0o777).toBe(0o640);
  });

  it("takes edits that a client sends as text", async () => {
    const edits = JSON.stringify([{ oldText: "x", newText: "y" }]);
    const path = sample.put("a.txt", "x");
    expect((await sample.call("edit_file", { path, edits })).isError).toBe(false);
    expect(sample.read("a.txt")).toBe("y");
  });

  it.each([
    ["no edits", []],
    ["an edit of a piece into itself", [{ oldText: "x", newText: "x" }]],
  ])("writes nothing for %s", async (_case, edits) => {
    const answer = await edit("x", edits);
    expect(answer.structured).toEqual({ diff: "", written: false });
    expect(answer.text).toBe("The edits change nothing.");
  });

  it.each([
    [
      "an ambiguous edit, and tells the lines",
      "x\ny\nx x\n",
      [{ oldText: "x", newText: "z" }],
      { edit: 1, lines: [1, 3, 3] },
      /edit 1 is in the file more than once, at lines 1, 3, 3/,
    ],
    [
      "pieces that overlap",
      "aaa",
      [{ oldText: "aa", newText: "b" }],
      { edit: 1, lines: [1, 1] },
      /more than once/,
    ],
    [
      "a text that is not there",
      "x",
      [{ oldText: "X", newText: "z" }],
      { edit: 1 },
      /edit 1 is not in the file/,
    ],
    [
      "all edits when the last cannot be made",
      "x\ny\n",
      [
        { oldText: "x", newText: "z" },
        { oldText: "x", newText: "w" },
      ],
      { edit: 2 },
      /Nothing was changed: the oldText of edit 2/,
    ],
  ])("refuses %s", async (_case, content, edits, hints, message) => {
    const answer = await edit(content, edits);
    expectFailure(answer, message);
    expect(answer.structured).toMatchObject(hints);
    expect(sample.read("a.txt")).toBe(content);
  });

  it.each([
    ["a file that is not there", () => sample.at("no.txt"), /no\.txt does not exist/],
    ["a directory", () => sample.root, /is a directory/],
    ["what is no text", () => sample.put("b", "a\0b"), /is no text/],
    ["UTF-16", () => sample.put("u", Buffer.from("\uFEFFx", "utf16le")), /only UTF-8/],
    ["a huge file", () => sample.put("h", "x".repeat(3_000_000)), /this call can take 2097152/],
  ])("refuses to edit %s", async (_case, makePath, message) => {
    const path = makePath();
    const edits = [{ oldText: "x", newText: "y" }];
    expectFailure(await sample.call("edit_file", { path, edits }), message);
  });

  it("makes a change that is too large for a difference, quickly", async () => {
    const lines = (prefix: string) => Array.from({ length: 20_000 }, (_, i) => `${prefix}${i}`);
    const [before, after] = [lines("a").join("\n"), lines("b").join("\n")];
    const start = Date.now();
    const answer = await edit(before, [{ oldText: before, newText: after }]);
    expect(Date.now() - start).toBeLessThan(5000);
    expect(answer.structured).toEqual({ diff: null, written: true });
    expect(answer.text).toMatch(/^The file was changed; .* too many/);
    expect(sample.read("a.txt")).toBe(after);
  });

  it("loses no edit when many are made at once", async () => {
    const numbers = Array.from({ length: 50 }, (_, i) => `<${i}>`);
    const path = sample.put("a.txt", numbers.join("\n"));
    const answers = await Promise.all(
      numbers.map((oldText) =>
        sample.call("edit_file", { path, edits: [{ oldText, newText: `done${oldText}` }] }),
      ),
    );
    expect(answers.filter((answer) => answer.isError)).toEqual([]);
    expect(sample.read("a.txt")).toBe(numbers.map((number) => `done${number}`).join("\n"));
  });
});

describe("create_directory", () => {
  it("creates directories, and is content with those that exist", async () => {
    const path = sample.at("a/b/c");
    const first = await sample.call("create_directory", { path });
    expect(first).toMatchObject({ isError: false, structured: { path, created: true } });
    const second = await sample.call("create_directory", { path });
    expect(second).toMatchObject({ isError: false, structured: { path, created: false } });
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it.each([
    ["where a file is", "", /f exists already/],
    ["in a file", "/a", /does not lead through directories only/],
  ])("creates none %s", async (_case, below, message) => {
    const path = sample.put("f", "") + below;
    expectFailure(await sample.call("create_directory", { path }), message);
  });
});

describe("move_file", () => {
  const move = (source: string, destination: string) =>
    sample.call("move_file", { source: sample.at(source), destination: sample.at(destination) });

  it.each([
    ["renames a file", "a.txt", "b.txt", "b.txt"],
    ["moves a file into another directory", "a.txt", "sub/a.txt", "sub/a.txt"],
    ["moves a directory with all that is in it", "dir", "sub/dir", "sub/dir/in.txt"],
  ])("%s", async (_case, source, destination, result) => {
    sample.put("a.txt", "content");
    sample.put("dir/in.txt", "content");
    sample.put("sub/other.txt", "");
    const answer = await move(source, destination);
    expect(answer).toMatchObject({
      isError: false,
      structured: { source: sample.at(source), destination: sample.at(destination) },
    });
    expect(existsSync(sample.at(source))).toBe(false);
    expect(sample.read(result)).toBe("content");
  });

  it.each([
    ["onto a file", "a.txt", "b.txt", /b\.txt exists already/],
    ["onto a directory", "a.txt", "empty", /empty exists already/],
    ["a directory onto an empty one", "dir", "empty", /empty exists already/],
    ["onto itself", "a.txt", "a.txt", /a\.txt exists already/],
    ["onto a link that leads nowhere", "a.txt", "dangling", /dangling exists already/],
    ["a directory into itself", "dir", "dir/below", /cannot be moved into itself/],
    ["what is not there", "no.txt", "c.txt", /no\.txt does not exist/],
    ["into no directory", "a.txt", "no/a.txt", /no\/a\.txt does not exist/],
    ["a link", "link", "c.txt", /link is a link/],
  ])("does not move %s", async (_case, source, destination, message) => {
    sample.put("a.txt", "a");
    sample.put("b.txt", "b");
    sample.put("dir/in.txt", "in");
    await sample.call("create_directory", { path: sample.at("empty") });
    symlinkSync("a.txt", sample.at("link"));
    symlinkSync("nowhere", sample.at("dangling"));
    const before = readdirSync(sample.root, { recursive: true });
    expectFailure(await move(source, destination), message);
    expect(readdirSync(sample.root, { recursive: true })).toEqual(before);
    expect([sample.read("a.txt"), sample.read("b.txt")]).toEqual(["a", "b"]);
  });

  it("lets one of many moves to the same place succeed", async () => {
    const names = Array.from({ length: 20 }, (_, i) => `${i}.txt`);
    for (const name of names) sample.put(name, name);
    const answers = await Promise.all(names.map((name) => move(name, "winner")));
    expect(answers.filter((answer) => !answer.isError)).toHaveLength(1);
    expect(readdirSync(sample.root)).toHaveLength(20);
  });
});
