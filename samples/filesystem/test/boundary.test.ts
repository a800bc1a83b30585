import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openSample, type Sample } from "./open-sample";

let sample: Sample;
/** A directory beside the allowed one, which holds a file and a directory. */
let outside: string;

beforeAll(async () => {
  sample = await openSample();
  // A name that begins like that of the allowed directory.
  outside = realpathSync(mkdtempSync(`${sample.root}-outside-`));
  writeFileSync(join(outside, "secret.txt"), "secret content");
  mkdirSync(join(outside, "directory"));
  sample.put("inside.txt", "inside");
  mkdirSync(sample.at("sub"));
  symlinkSync(join(outside, "secret.txt"), sample.at("file-link"));
  symlinkSync(outside, sample.at("directory-link"));
  symlinkSync(join(outside, "new.txt"), sample.at("dangling-link"));
  symlinkSync("file-link", sample.at("link-to-link"));
  symlinkSync("sub", sample.at("inner-link"));
});

afterAll(async () => {
  await sample.close();
  rmSync(outside, { recursive: true });
});

type MakeArguments = (path: string) => Record<string, unknown>;

/** Every tool that takes a path, and every argument in which it does. */
const USES: readonly (readonly [string, MakeArguments])[] = [
  ["read_file", (path) => ({ path })],
  ["read_text_file", (path) => ({ path })],
  ["read_media_file", (path) => ({ path })],
  ["read_multiple_files", (path) => ({ paths: [sample.at("inside.txt"), path] })],
  ["write_file", (path) => ({ path, content: "overwritten" })],
  ["edit_file", (path) => ({ path, edits: [{ oldText: "secret", newText: "public" }] })],
  ["create_directory", (path) => ({ path })],
  ["list_directory", (path) => ({ path })],
  ["list_directory_with_sizes", (path) => ({ path })],
  ["directory_tree", (path) => ({ path })],
  ["move_file", (path) => ({ source: path, destination: sample.at("taken") })],
  ["move_file", (path) => ({ source: sample.at("inside.txt"), destination: path })],
  ["search_files", (path) => ({ path, pattern: "**/*" })],
  ["get_file_info", (path) => ({ path })],
];

const WAYS_OUT: readonly (readonly [string, () => string])[] = [
  ["an absolute path", () => join(outside, "secret.txt")],
  ["a directory elsewhere", () => outside],
  ["the root of the file system", () => "/"],
  ["..", () => `${sample.root}/..`],
  ["a path through ..", () => `${sample.root}/sub/../../${outside.slice(tmpdir().length + 1)}/x`],
  [".. after a link, as it is written", () => `${sample.root}/inner-link/../../x`],
  [".. out of the place that a link leads to", () => `${sample.root}/directory-link/../x`],
  ["a link to a file", () => sample.at("file-link")],
  ["a link to a link", () => sample.at("link-to-link")],
  ["a link to a directory", () => sample.at("directory-link")],
  ["a file behind a link", () => sample.at("directory-link/secret.txt")],
  ["a new file behind a link", () => sample.at("directory-link/new.txt")],
  ["a new directory behind a link", () => sample.at("directory-link/new/deep")],
  ["a link to what does not exist yet", () => sample.at("dangling-link")],
  ["a file: URI", () => pathToFileURL(join(outside, "secret.txt")).href],
  ["the home directory", () => "~"],
  ["a relative path", () => "package.json"],
];

it("tries every tool that takes a path", async () => {
  const { tools } = await sample.client.listTools();
  const takers = tools.filter((tool) => Object.keys(tool.inputSchema.properties ?? {}).length > 0);
  expect(new Set(USES.map(([tool]) => tool))).toEqual(new Set(takers.map((tool) => tool.name)));
});

describe.each(WAYS_OUT)("%s", (_case, makePath) => {
  it.each(USES)("is refused by %s", async (tool, makeArguments) => {
    const before = takeStock();
    const answer = await sample.call(tool, makeArguments(makePath()));
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(
      new RegExp(`^${tool} was not run: .* outside of the allowed roots.*${sample.root}`),
    );
    expect(answer.text).not.toContain("secret content");
    expect(takeStock()).toEqual(before);
  });
});

describe("what is linked into the directory from outside", () => {
  it("is named by a tree, and not looked into", async () => {
    const { structured, text } = await sample.call("directory_tree", { path: sample.root });
    expect(text).not.toContain("secret.txt");
    expect(structured).toMatchObject({
      entries: expect.arrayContaining([{ name: "directory-link", type: "link" }]),
    });
  });

  it("is found by name, and not searched", async () => {
    const args = { path: sample.root, pattern: "**/*{link,secret}*" };
    const { text } = await sample.call("search_files", args);
    expect(text).toContain(sample.at("directory-link"));
    expect(text).not.toContain("secret");
  });

  it("is listed without its size", async () => {
    const args = { path: sample.root };
    const { structured } = await sample.call("list_directory_with_sizes", args);
    expect(structured).toMatchObject({
      entries: expect.arrayContaining([{ name: "file-link", type: "link" }]),
      totalSize: "inside".length,
    });
  });
});

describe("a link from outside into the directory", () => {
  // Such a path leads to an allowed place, but the link itself is outside and has to stay as it is.
  beforeAll(() => {
    symlinkSync(sample.at("inside.txt"), join(outside, "way-in"));
    symlinkSync(sample.at("not-yet.txt"), join(outside, "way-to-nothing"));
  });

  it.each([
    ["move_file", () => ({ source: join(outside, "way-in"), destination: sample.at("taken") })],
    [
      "move_file",
      () => ({ source: sample.at("inside.txt"), destination: join(outside, "way-to-nothing") }),
    ],
    ["write_file", () => ({ path: join(outside, "way-to-nothing"), content: "x" })],
  ])("is not replaced or taken by %s", async (tool, makeArguments) => {
    const before = takeStock();
    expect((await sample.call(tool, makeArguments())).isError).toBe(true);
    expect(takeStock()).toEqual(before);
  });

  it("is followed by write_file", async () => {
    const before = readdirSync(outside);
    const args = { path: join(outside, "way-in"), content: "inside" };
    expect((await sample.call("write_file", args)).isError).toBe(false);
    expect(readdirSync(outside)).toEqual(before);
    expect(sample.read("inside.txt")).toBe("inside");
  });
});

it("takes paths in the directory in all their forms", async () => {
  for (const path of [
    sample.at("inside.txt"),
    `${sample.root}//sub/../inside.txt`,
    pathToFileURL(sample.at("inside.txt")).href,
    `${"../".repeat(20)}${sample.at("inside.txt").slice(1)}`,
  ]) {
    const answer = await sample.call("read_text_file", { path });
    expect([path, answer.text]).toEqual([path, "inside"]);
  }
});

/** All that is in the two directories, with times and contents. */
function takeStock(): unknown[] {
  return [sample.root, outside].map((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? [path, statSync(path).mtimeMs, readFileSync(path, "utf8")] : path;
    }),
  );
}
