import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";

type Call = readonly [name: string, args: Record<string, unknown>, expected: object];

const when = "2024-02-03T04:05:06Z";

const CALLS: readonly Call[] = [
  [
    "platform",
    {
      date: when,
      url: "https://example.org/x",
      big: "9007199254740993",
      bytes: "AQID",
      map: { a: when },
      pairs: [[1, "one"]],
      set: ["x"],
    },
    {
      structuredContent: {
        result: [
          "2024-02-03T04:05:06.000Z",
          "example.org",
          "18014398509481986",
          "3",
          String(Date.parse(when)),
          "one",
          "true",
        ],
      },
    },
  ],
  [
    "sendBack",
    {},
    {
      structuredContent: {
        date: "1970-01-01T00:00:00.000Z",
        big: "18446744073709551616",
        bytes: "AQID",
        map: { a: 1 },
        set: ["x"],
      },
    },
  ],
  ["weigh", { cargo: "AAAA".repeat(2_000_000) }, { structuredContent: { result: 6_000_000 } }],
  ["weigh", { cargo: "AAA=" }, { structuredContent: { result: 2 } }],
  ["weigh", { cargo: "AAAAA" }, refusal(/cargo: expected bytes in base64/)],
  ["weigh", { cargo: "A?" }, refusal(/cargo: expected a string that matches/)],
  ["heat", { temperature: { kelvin: 0, celsius: 27 } }, { structuredContent: { result: 300 } }],
  ["measure", { point: { x: 3, y: "4" } }, { structuredContent: { result: 5 } }],
  ["double", { money: { euros: 1.25 } }, { structuredContent: { result: 2.5 } }],
  ["tuple", { pair: [1, "a", true] }, { structuredContent: { result: '[1,"a",true]' } }],
  ["tuple", { pair: ["a", 1] }, refusal(/pair\[0\]: expected a number, given "a"/)],
  ["configure", {}, { structuredContent: { result: "3 ever" } }],
  ["configure", { depth: 4, since: when }, { structuredContent: { result: "4 2024" } }],
  ["configure", { depth: 0 }, refusal(/depth: expected at least 1, given 0/)],
  ["nested", {}, { structuredContent: { result: "null" } }],
  ["nested", { options: {} }, { structuredContent: { result: '{"depth":3}' } }],
  ["nested", { options: { depth: null } }, { structuredContent: { result: '{"depth":3}' } }],
  [
    "nested",
    { options: { dpth: 1 } },
    refusal(/options\.dpth: is not known; did you mean "depth"\?/),
  ],
  ["area", { shape: { kind: "circle", radius: "2" } }, { structuredContent: { result: 2 } }],
  ["area", { shape: { kind: "circle" } }, refusal(/shape\.radius: is required/)],
  ["area", { shape: { kind: "line" } }, refusal(/shape/)],
  [
    "count",
    { tree: { name: "a", children: [{ name: "b", children: [] }] } },
    { structuredContent: { result: 2 } },
  ],
  [
    "count",
    { tree: { name: "a", children: [{ name: "b" }] } },
    refusal(/tree\.children\[0\]\.children/),
  ],
  ["join", { separator: "-", words: ["a", "b"] }, { structuredContent: { result: "join: a-b" } }],
  ["list", {}, { structuredContent: { rows: [1] } }],
  [
    "list",
    { fail: "true" },
    { isError: true, structuredContent: { error: "no such table", known: ["books"] } },
  ],
  ["picture", {}, { content: [{ type: "image", mimeType: "image/png" }] }],
  ["nothing", {}, { content: [] }],
  ["find", { found: true }, { structuredContent: { result: "word" } }],
  ["find", { found: false }, { structuredContent: {} }],
  ["work", {}, { structuredContent: { rows: [1, 2] } }],
  ["isolated", { when }, { structuredContent: { result: "2024-02-03T04:05:06.000Z" } }],
];

function refusal(text: RegExp): object {
  return { isError: true, content: [{ type: "text", text: expect.stringMatching(text) }] };
}

describe("compiled tools, as a client receives their results", () => {
  const project = join(__dirname, "fixtures", "compiled");
  const results: unknown[] = [];

  beforeAll(() => {
    const compiler = require.resolve("ts-patch/bin/tspc.js");
    const built = spawnSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
    expect(built.stdout.match(/error/g) ?? []).toEqual([]);
    const script = join(project, "dist", "call-every-tool.js");
    const input = JSON.stringify(CALLS.map(([name, args]) => [name, args]));
    results.push(
      ...JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8", input })),
    );
  });

  const titled = CALLS.map(([name, args, expected], index) => {
    const title = `${name}(${JSON.stringify(args).slice(0, 100)})`;
    return { title, expected, index };
  });

  test.each(titled)("$title", ({ expected, index }) => {
    expect(results[index]).toMatchObject(expected);
  });
});
