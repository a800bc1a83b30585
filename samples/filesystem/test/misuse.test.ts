import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openSample, type Sample } from "./open-sample";

const SERVER = join(__dirname, "../dist/server.js");

let sample: Sample;
/** Arguments with which each tool does its work. */
let good: Readonly<Record<string, Readonly<Record<string, unknown>>>>;

beforeAll(async () => {
  sample = await openSample();
  const path = sample.put("a.txt", "x");
  const directory = sample.root;
  good = {
    read_file: { path },
    read_text_file: { path },
    read_media_file: { path },
    read_multiple_files: { paths: [path] },
    write_file: { path, content: "x" },
    edit_file: { path, edits: [{ oldText: "x", newText: "y" }], dryRun: true },
    create_directory: { path: directory },
    list_directory: { path: directory },
    list_directory_with_sizes: { path: directory },
    directory_tree: { path: directory },
    move_file: { source: path, destination: sample.at("b.txt") },
    search_files: { path: directory, pattern: "*" },
    get_file_info: { path },
    list_allowed_directories: {},
  };
});

afterAll(() => sample.close());

async function listArguments(): Promise<
  { tool: string; args: Record<string, object>; required: readonly string[] }[]
> {
  const { tools } = await sample.client.listTools();
  return tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => ({
    tool: name,
    args: properties,
    required,
  }));
}

it("refuses a call without an argument that it needs, and names it", async () => {
  for (const { tool, required } of await listArguments()) {
    for (const name of required) {
      const { [name]: _, ...rest } = good[tool] ?? {};
      const answer = await sample.call(tool, rest);
      expect([tool, answer.isError]).toEqual([tool, true]);
      expect(answer.text).toMatch(new RegExp(`^${tool} was not run.*\n- ${name}: `));
    }
  }
});

it("refuses a value of a wrong type for every argument, and names it", async () => {
  for (const { tool, args } of await listArguments()) {
    for (const name of Object.keys(args)) {
      const answer = await sample.call(tool, { ...good[tool], [name]: { wrong: [null] } });
      expect([tool, name, answer.isError]).toEqual([tool, name, true]);
      expect(answer.text).toMatch(new RegExp(`^${tool} was not run.*\n- ${name}.*: expected`, "s"));
    }
  }
});

it("refuses an argument that it does not know, for every tool", async () => {
  for (const { tool } of await listArguments()) {
    const answer = await sample.call(tool, { ...good[tool], recursive: true });
    expect([tool, answer.isError]).toEqual([tool, true]);
    expect(answer.text).toMatch(/- recursive: is not known/);
  }
});

it.each([
  ["read_multiple_files", { paths: [] }, /paths: expected at least 1/],
  ["read_multiple_files", { paths: Array(101).fill("a") }, /paths: expected at most 100/],
  ["read_text_file", { path: "" }, /was not run/],
  ["read_text_file", { path: "a\0b" }, /NUL/],
  ["read_text_file", { path: "https://example.org/a" }, /no file: URI/],
  ["read_text_file", { path: "a.txt", tails: 3 }, /tails.*did you mean "tail"/],
  ["list_directory_with_sizes", { path: "a", sortBy: "date" }, /sortBy: expected .*"name".*"size"/],
  ["search_files", { path: "a", pattern: "" }, /pattern: expected/],
  ["search_files", { path: "a", pattern: "*".repeat(1001) }, /pattern: expected at most 1000/],
  ["directory_tree", { path: "a", excludePatterns: [""] }, /excludePatterns\[0\]: expected/],
  ["edit_file", { path: "a", edits: [{ oldText: "", newText: "" }] }, /edits\[0\]\.oldText: exp/],
  ["edit_file", { path: "a", edits: [{ oldText: "a" }] }, /edits\[0\]\.newText/],
])("%s explains why it refuses %j", async (tool, args, message) => {
  const answer = await sample.call(tool, args);
  expect(answer.isError).toBe(true);
  expect(answer.text).toMatch(message);
});

it.each([
  ["no directory", [], /Name the directories/],
  ["a directory that does not exist", ["/no/such/place"], /\/no\/such\/place is no directory/],
  ["a file", [__filename], /misuse\.test\.ts is no directory/],
])("does not start with %s", (_case, args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SERVER, ...args], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});
