import { readdirSync } from "node:fs";
import { openSample, type Sample } from "./open-sample";

let sample: Sample;

beforeAll(async () => {
  sample = await openSample();
});

afterAll(() => sample.close());

/** One call of every tool, most of them good and some of them bad, and what the answers must say. */
function listCalls(i: number): [string, Record<string, unknown>, RegExp][] {
  const path = sample.at(`${i}.txt`);
  const content = `content ${i}`;
  const edits = [{ oldText: "content", newText: "text" }];
  return [
    ["write_file", { path, content }, /"size":\d+/],
    ["read_text_file", { path }, new RegExp(`^content ${i}$`)],
    ["read_file", { path, head: 1, tail: 1 }, /Both head and tail/],
    ["read_media_file", { path }, /^$/],
    ["read_multiple_files", { paths: [path, sample.at("no.txt")] }, /Error: .*no\.txt does not/],
    ["edit_file", { path, edits, dryRun: true }, new RegExp(`^\\+text ${i}$`, "m")],
    ["edit_file", { path, edits }, new RegExp(`^\\+text ${i}$`, "m")],
    ["move_file", { source: path, destination: `${path}.old` }, /"destination"/],
    ["read_text_file", { path }, /does not exist/],
    ["create_directory", { path: sample.root }, /"created":false/],
    ["list_directory", { path: sample.root }, new RegExp(`\\[FILE\\] ${i}\\.txt\\.old`)],
    ["list_directory_with_sizes", { path: sample.root }, /files, 0 directories/],
    ["directory_tree", { path: sample.root }, new RegExp(`"${i}\\.txt\\.old"`)],
    ["search_files", { path: sample.root, pattern: `${i}.*` }, new RegExp(`/${i}\\.txt\\.old$`)],
    ["get_file_info", { path: `${path}.old` }, /"type":"file"/],
    ["get_file_info", { path: "/etc" }, /outside of the allowed roots/],
    ["list_allowed_directories", {}, /"directories"/],
  ];
}

it("answers 20 callers at once, again and again, and has nothing to complain of", async () => {
  const round = async (i: number) => {
    for (const [tool, args, expected] of listCalls(i)) {
      expect((await sample.call(tool, args)).text).toMatch(expected);
    }
  };
  for (let start = 0; start < 60; start += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, offset) => round(start + offset)));
  }
  expect(readdirSync(sample.root)).toHaveLength(60);
  // Node warns of files that were left open, and of promises that nobody waits for.
  expect(sample.complaints).toEqual([]);
});
