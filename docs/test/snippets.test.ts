import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSnippets } from "./compile-snippets";
import { readSnippets } from "./read-snippets";

const ROOT = join(__dirname, "../..");
const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

function readPage(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}

describe.each(PAGES)("%s", (page) => {
  const text = readPage(page);
  const snippets = readSnippets(text);

  if (snippets.length > 0) {
    it("has only TypeScript that compiles", () => {
      expect(compileSnippets(snippets).messages).toEqual([]);
    });
  }

  it("links only to what exists", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
    const folder = page.includes("/") ? "docs" : ".";
    const missing = links.filter((to) => !existsSync(join(ROOT, folder, to)));
    expect(missing).toEqual([]);
  });
});

it("shows in the README exactly what a client is told of its tool", () => {
  const text = readPage("README.md");
  const shown: unknown = JSON.parse(/```json\n(\{\n {2}"name"[\s\S]*?)```/.exec(text)?.[1] ?? "");
  const [tool] = compileSnippets(readSnippets(text)).tools;
  expect(tool).toBeDefined();
  const { method, description, inputSchema, outputSchema } = tool!.compiled;
  const told = JSON.stringify({ name: method, description, inputSchema, outputSchema });
  expect(shown).toEqual(JSON.parse(told));
});
