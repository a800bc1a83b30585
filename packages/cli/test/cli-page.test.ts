import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runCli } from "./support/run-cli";

const page = readFileSync(join(ROOT, "docs/cli.md"), "utf8");
const BLOCKS =
  /```sh (?:run|exits (?<status>\d))\nnpx toolmeta (?<command>.*)\n```\n\n```text\n(?<shown>[\s\S]*?)```/g;

/** The commands of the page with what it says they print; `…` stands for lines that are left out. */
const examples = [...page.matchAll(BLOCKS)].map(({ groups = {} }) => ({
  command: groups.command ?? "",
  status: Number(groups.status ?? 0),
  shown: groups.shown ?? "",
}));

/** Beside the sample, so that its tsconfig.json finds what it extends. */
const folder = mkdtempSync(join(ROOT, "samples/.tmp-cli-page-"));

beforeAll(() => {
  for (const part of ["dist", "src", "package.json", "tsconfig.json"]) {
    cpSync(join(ROOT, "samples/bookshop", part), join(folder, part), { recursive: true });
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("runs every command that the page shows with its output", () => {
  expect(examples).toHaveLength(page.match(/^```sh/gm)?.length ?? 0);
  expect(examples.length).toBeGreaterThan(9);
});

// In their order, because a later one may rely on what an earlier one wrote.
it.each(examples)("$command", async ({ command, status, shown }) => {
  const args = command.split(" ");
  const { code, stdout, stderr } = await runCli(args, { cwd: folder });
  expect({ code, stderr }).toEqual({ code: status, stderr: "" });
  const parts = shown.split(/^…\n/m).map((part) => escapePattern(part));
  expect(stdout).toMatch(new RegExp(`^${parts.join("[\\s\\S]*")}$`));
});

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
