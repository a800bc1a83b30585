import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { openSample, type Sample } from "./open-sample";

const MIB = 1024 * 1024;
const PNG = Buffer.from("89504e470d0a1a0a0000000049454e44ae426082", "hex");

let sample: Sample;

beforeAll(async () => {
  sample = await openSample();
});

afterAll(() => sample.close());

describe.each(["read_text_file", "read_file"])("%s", (tool) => {
  it.each([
    ["all of a file", "one\ntwo\nthree\n", {}, "one\ntwo\nthree\n"],
    ["an empty file", "", {}, ""],
    ["an empty file by its end", "", { tail: 3 }, ""],
    ["the first lines", "one\ntwo\nthree\n", { head: 2 }, "one\ntwo\n"],
    ["the last lines", "one\ntwo\nthree\n", { tail: 2 }, "two\nthree\n"],
    ["the last line without a line end", "one\ntwo", { tail: 1 }, "two"],
    ["the first of one line", "one", { head: 1 }, "one"],
    ["empty lines", "\n\n\n", { tail: 2 }, "\n\n"],
    ["the last lines after an empty one", "\none\n", { tail: 2 }, "\none\n"],
    ["as many lines as there are", "one\ntwo", { head: 2 }, "one\ntwo"],
    ["fewer lines than were asked for", "one\ntwo\n", { head: 9 }, "one\ntwo\n"],
    ["fewer lines than were asked for, by the end", "one\ntwo\n", { tail: 9 }, "one\ntwo\n"],
    ["Windows line ends", "one\r\ntwo\r\n", { head: 1 }, "one\r\n"],
    ["letters of all kinds", "ärger 日本 🦉", {}, "ärger 日本 🦉"],
    ["UTF-8 with its mark", "\uFEFFone", {}, "one"],
    ["UTF-16, little end first", Buffer.from("\uFEFFöne\ntwo", "utf16le"), { tail: 1 }, "two"],
    ["UTF-16, big end first", Buffer.from("\uFEFFöne", "utf16le").swap16(), {}, "öne"],
  ])("reads %s", async (_case, content, range, expected) => {
    const path = sample.put("text.png", content);
    const answer = await sample.call(tool, { path, ...range });
    expect(answer).toMatchObject({
      isError: false,
      text: expected,
      structured: { content: expected },
    });
  });

  it("takes a number of lines that is written as text", async () => {
    const path = sample.put("lines.txt", "one\ntwo\n");
    expect((await sample.call(tool, { path, head: "1" })).text).toBe("one\n");
  });

  it.each([
    ["head and tail together", { head: 1, tail: 1 }, /Both head and tail are given/],
    ["no lines", { head: 0 }, /head: expected at least 1, given 0/],
    ["half a line", { tail: 1.5 }, /tail: expected an integer, given 1\.5/],
  ])("refuses %s", async (_case, range, message) => {
    const path = sample.put("lines.txt", "one\n");
    const answer = await sample.call(tool, { path, ...range });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(message);
  });
});

describe("read_text_file", () => {
  it.each([
    ["a file that is not there", () => sample.at("nowhere.txt"), /nowhere\.txt does not exist/],
    ["a directory", () => sample.root, /is a directory\. List it with list_directory/],
    ["a file as a directory", () => `${sample.put("f", "")}/g`, /not lead through directories/],
    ["bytes of no encoding", () => sample.put("b", Buffer.from([0x61, 0xff])), /read_media_file/],
    ["NUL characters", () => sample.put("n", "a\0b"), /is no text/],
    [
      "a pipe, which would wait for ever",
      () => {
        execFileSync("mkfifo", [sample.at("pipe")]);
        return sample.at("pipe");
      },
      /is a pipe or a device/,
    ],
  ])("says what is wrong with %s", async (_case, makePath, message) => {
    const answer = await sample.call("read_text_file", { path: makePath() });
    expect(answer.isError).toBe(true);
    expect(answer.structured).toMatchObject({ error: expect.stringMatching(message) });
    expect(answer.text).toMatch(message);
  });

  describe("of a file that is larger than one answer", () => {
    let path: string;

    beforeAll(() => {
      // Two bytes for each letter, so that the part that is read begins in the middle of one.
      const line = `${"ö".repeat(100)}\n`;
      path = sample.put("large.txt", `\uFEFFfirst\n${line.repeat(15_000)}last\n`);
    });

    it("refuses the whole and says how to go on", async () => {
      const answer = await sample.call("read_text_file", { path });
      expect(answer.isError).toBe(true);
      expect(answer.text).toMatch(/large\.txt has 30150\d\d bytes.*with head or tail/);
    });

    it("reads the first and the last lines", async () => {
      const head = await sample.call("read_text_file", { path, head: 1 });
      expect(head).toMatchObject({ isError: false, structured: { content: "first\n" } });
      const tail = await sample.call("read_text_file", { path, tail: 2 });
      expect(tail.structured).toEqual({ content: `${"ö".repeat(100)}\nlast\n` });
    });

    it.each(["head", "tail"])("refuses a line that is too long by %s", async (end) => {
      const line = sample.put("line.txt", `x${"ö".repeat(2 * MIB)}`);
      const answer = await sample.call("read_text_file", { path: line, [end]: 1 });
      expect(answer.isError).toBe(true);
      expect(answer.text).toMatch(/These lines of .*line\.txt have more than/);
    });

    it.each(["head", "tail"])("refuses too many lines by %s", async (end) => {
      const answer = await sample.call("read_text_file", { path, [end]: 14_000 });
      expect(answer.isError).toBe(true);
      expect(answer.text).toMatch(/Ask for fewer lines/);
    });
  });
});

describe("read_media_file", () => {
  it.each([
    ["an image", "a.png", "image", "image/png"],
    ["a picture of text", "a.svg", "image", "image/svg+xml"],
    ["a sound", "a.mp3", "audio", "audio/mpeg"],
  ])("gives %s as such", async (_case, name, type, mimeType) => {
    const answer = await sample.call("read_media_file", { path: sample.put(name, PNG) });
    expect(answer.isError).toBe(false);
    expect(answer.content).toEqual([{ type, data: PNG.toString("base64"), mimeType }]);
    expect(answer.structured).toEqual({ mimeType, size: PNG.length });
  });

  it.each([
    ["a document", "a.pdf", "application/pdf"],
    ["text", "a.txt", "text/plain"],
    ["a file of no known type", "a.zzz", "application/octet-stream"],
    ["a file without an extension", "LICENSE", "application/octet-stream"],
  ])("gives %s as a resource", async (_case, name, mimeType) => {
    const path = sample.put(name, Buffer.from([0, 255, 10]));
    const answer = await sample.call("read_media_file", { path });
    expect(answer.isError).toBe(false);
    expect(answer.content).toEqual([
      {
        type: "resource",
        resource: { uri: pathToFileURL(path).href, mimeType, blob: "AP8K" },
      },
    ]);
  });

  it("gives every byte of a file of five MiB, and refuses one more", async () => {
    const bytes = Buffer.alloc(5 * MIB, "noise");
    const [block] = (await sample.call("read_media_file", { path: sample.put("b.png", bytes) }))
      .content;
    expect(Buffer.from(String(block?.data), "base64").equals(bytes)).toBe(true);
    const path = sample.put("c.png", Buffer.alloc(5 * MIB + 1));
    const answer = await sample.call("read_media_file", { path });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(/c\.png has 5242881 bytes, and this call can take 5242880/);
  });

  it("says that a file is not there", async () => {
    const answer = await sample.call("read_media_file", { path: sample.at("no.png") });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(/no\.png does not exist/);
  });
});

describe("read_multiple_files", () => {
  it("reads what it can, in the order of the paths", async () => {
    const one = sample.put("one.txt", "1");
    const gone = sample.at("gone.txt");
    symlinkSync("one.txt", sample.at("link.txt"));
    const paths = [one, gone, sample.root, sample.at("link.txt")];
    const answer = await sample.call("read_multiple_files", { paths });
    expect(answer.isError).toBe(false);
    expect(answer.structured).toEqual({
      files: [
        { path: one, content: "1" },
        { path: gone, error: expect.stringMatching(/does not exist/) },
        { path: sample.root, error: expect.stringMatching(/is a directory/) },
        { path: sample.at("link.txt"), content: "1" },
      ],
    });
    expect(answer.text).toMatch(/one\.txt:\n1\n---\n.*gone\.txt:\nError: /);
  });

  it("takes no more in all than one file may have", async () => {
    const half = sample.put("half.txt", "x".repeat(1.2 * MIB));
    const answer = await sample.call("read_multiple_files", { paths: [half, half, half] });
    expect(answer.structured).toEqual({
      files: [
        { path: half, content: expect.any(String) },
        { path: half, error: expect.stringMatching(/this call can take \d+/) },
        { path: half, error: expect.stringMatching(/this call can take \d+/) },
      ],
    });
  });
});
