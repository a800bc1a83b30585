import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { makeFolder } from "./support/make-folder";
import { openBrowser } from "./support/open-browser";
import { ROOT, runCli } from "./support/run-cli";

const CATALOG = "samples/bookshop/dist/catalog.js";
const FILES = "samples/files/dist/file-tools.js";
const HOSTILE = [
  "--",
  process.execPath,
  join(__dirname, "fixtures/json-server.mjs"),
  join(__dirname, "fixtures/hostile-tools.json"),
];
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const FILESYSTEM = ["--", process.execPath, "samples/filesystem/dist/server.js", "samples"];
const CONFORMANCE = readdirSync(join(ROOT, "samples/conformance/dist"))
  .filter((file) => file.endsWith("-tools.js"))
  .map((file) => `samples/conformance/dist/${file}`);

const folder = makeFolder();
const filesystem = join(folder, "filesystem.html");
const conformance = join(folder, "conformance.html");
const samples = join(folder, "samples.html");
const hostile = join(folder, "hostile.html");
let browser: Browser;

beforeAll(async () => {
  const calls = join(folder, "calls.json");
  writeFileSync(calls, JSON.stringify({ searchBooks: { query: "darkness" } }));
  const args = ["docs", CATALOG, FILES, "--title", "Samples", "--examples", calls];
  expect(await runCli([...args, "--out", samples])).toMatchObject({
    code: 0,
    stdout: `${samples} describes 3 tools.\n`,
  });
  for (const [file, target] of [
    [filesystem, FILESYSTEM],
    [conformance, CONFORMANCE],
    [hostile, HOSTILE],
  ] as const) {
    expect(await runCli(["docs", "--out", file, ...target])).toMatchObject({ code: 0 });
  }
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** What pages have written to their console or asked the network for. */
const complaints: string[] = [];

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

/** Opens a page in a context of its own. */
async function open(file: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) complaints.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
  return page;
}

const shown = (page: Page): Promise<string[]> => page.locator("article:visible h2").allInnerTexts();
const openDetails = (page: Page): Promise<number> => page.locator("article details[open]").count();

describe("accessibility", () => {
  const views: readonly { view: string; options: BrowserContextOptions }[] = [
    { view: "on a desktop", options: DESKTOP },
    { view: "on a phone", options: PHONE },
    { view: "in dark mode", options: { ...DESKTOP, colorScheme: "dark" } },
  ];
  // Every kind of element in every view, and every sample in one of them.
  const everywhere = { samples, hostile };
  const cases = [
    ...Object.entries(everywhere).flatMap(([name, file]) =>
      views.map((view) => ({ ...view, name, file })),
    ),
    { view: "on a desktop", options: DESKTOP, name: "filesystem", file: filesystem },
    { view: "on a desktop", options: DESKTOP, name: "conformance", file: conformance },
  ];

  it.each(cases)("has no violations $view: $name", async ({ file, options }) => {
    // axe itself is a script that the page's policy would refuse.
    const page = await open(file, { ...options, bypassCSP: true });
    await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))");
    await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate<axe.AxeResults>("axe.run()");
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(20);
    await page.close();
  });

  it("fits a phone without scrolling sideways", async () => {
    for (const file of [samples, filesystem, conformance, hostile]) {
      const page = await open(file, PHONE);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      await page.close();
    }
  });

  it("is dark where the system is", async () => {
    const colours = await Promise.all(
      (["light", "dark"] as const).map(async (colorScheme) => {
        const page = await open(samples, { ...DESKTOP, colorScheme });
        return page.evaluate("getComputedStyle(document.body).backgroundColor");
      }),
    );
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(20, 23, 28)"]);
  });
});

describe("the keyboard", () => {
  it("searches with / and shows all tools again with Escape", async () => {
    const page = await open(samples);
    expect(await shown(page)).toEqual(["searchBooks", "addBook", "listFiles"]);
    await page.keyboard.press("/");
    await page.keyboard.type("Search title");
    expect(await shown(page)).toEqual(["searchBooks"]);
    expect(await page.getByRole("status").innerText()).toBe("1 of 3 shown");
    expect(await page.locator("nav li:visible").allInnerTexts()).toEqual(["searchBooks"]);
    await page.keyboard.press("Escape");
    expect(await shown(page)).toHaveLength(3);
    await page.keyboard.type("no such tool");
    expect(await shown(page)).toEqual([]);
    expect(await page.getByText("No tool has these words").isVisible()).toBe(true);
    await page.close();
  });

  it("finds arguments and tags by their words", async () => {
    const page = await open(samples);
    for (const word of ["recursive", "local"]) {
      await page.getByRole("searchbox", { name: "Search" }).fill(word);
      expect(await shown(page)).toEqual(["listFiles"]);
    }
    await page.close();
  });

  it("filters by a tag", async () => {
    const page = await open(samples);
    const tag = page.getByRole("button", { name: "local" });
    await tag.focus();
    await page.keyboard.press("Space");
    expect(await tag.getAttribute("aria-pressed")).toBe("true");
    expect(await shown(page)).toEqual(["listFiles"]);
    await page.keyboard.press("Space");
    expect(await shown(page)).toHaveLength(3);
    await page.close();
  });

  it("opens and closes details, one by one and all at once", async () => {
    const page = await open(samples);
    const schema = page.locator("#tool-addBook summary", { hasText: "Input schema" });
    await schema.focus();
    await page.keyboard.press("Enter");
    const text = page.locator("#tool-addBook").getByLabel("Input schema");
    expect(await text.isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await text.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Expand all" }).focus();
    await page.keyboard.press("Enter");
    expect(await openDetails(page)).toBe(await page.locator("details").count());
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await openDetails(page)).toBe(0);
    await page.close();
  });

  it("reaches the tools first, past the search", async () => {
    const page = await open(samples);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent.trim()")).toBe(
      "Skip to the tools",
    );
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("tools");
    await page.close();
  });

  it("follows a link to a tool that the search hides", async () => {
    const page = await open(samples);
    await page.getByRole("searchbox").fill("recursive");
    await page.evaluate("location.hash = '#tool-addBook'");
    await page.locator("#tool-addBook").waitFor({ state: "visible" });
    expect(await shown(page)).toHaveLength(3);
    await page.close();
  });
});

describe("the page", () => {
  it("shows each tool without its script too", async () => {
    const page = await open(samples, { ...DESKTOP, javaScriptEnabled: false });
    expect(await shown(page)).toHaveLength(3);
    expect(await page.getByRole("search").isVisible()).toBe(false);
    await page.close();
  });

  it("says of a tool what a client is told", async () => {
    const page = await open(samples);
    const article = page.locator("#tool-searchBooks");
    expect(await article.getByText("Search the catalog", { exact: true }).isVisible()).toBe(true);
    expect(await article.locator(".badges").innerText()).toMatch(/read only\s+closed world/);
    expect(await article.locator(".tokens").innerText()).toMatch(
      /\d+ tokens with each request: \d+ description, \d+ input schema/,
    );
    const row = article.getByRole("row", { name: /limit/ });
    expect(await row.innerText()).toMatch(
      /limit\s+optional\s+integer\s+at least 1, at most 50\s+default 10\s+Maximum number of results\./,
    );
    await page.close();
  });

  it("shows the result of a call that was asked for, and marks what is made up", async () => {
    const page = await open(samples);
    const real = page.locator("#tool-searchBooks").getByLabel("Example result", { exact: true });
    expect(JSON.parse((await real.textContent()) ?? "")).toMatchObject({ total: 1 });
    const call = page.locator("#tool-searchBooks").getByLabel("Example call");
    expect(JSON.parse((await call.textContent()) ?? "")).toEqual({
      name: "searchBooks",
      arguments: { query: "darkness" },
    });
    const madeUp = page.locator("#tool-listFiles summary", { hasText: "made up from its schema" });
    expect(await madeUp.count()).toBe(1);
    await page.close();
  });

  it("shows what tools say as text, whatever it is", async () => {
    const page = await open(hostile);
    expect(await page.evaluate("'stolen' in window")).toBe(false);
    expect(await page.locator("script").count()).toBe(1);
    expect(await page.locator("main img, main b, main i").count()).toBe(0);
    const article = page.locator("article").first();
    expect(await article.locator("p.description").innerText()).toContain("<script>window.stolen");
    expect(await article.locator("tbody th code").first().innerText()).toBe("<i>arg</i>");
    await page.getByRole("button", { name: '"><script>' }).click();
    expect(await shown(page)).toEqual(["markup"]);
    await page.close();
  });

  it("shows no example that the schema would refuse", async () => {
    const page = await open(hostile);
    expect(await page.locator("#tool-mute").getByText("Example call").count()).toBe(0);
    await page.close();
  });

  it("lets no script or style run but its own", () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      readFileSync(samples, "utf8"),
    );
    expect(policy?.[1]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
    );
  });

  it("is the same each time", async () => {
    const [one, other] = await Promise.all([runCli(["docs", CATALOG]), runCli(["docs", CATALOG])]);
    expect(one.stdout).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(one.stdout).toBe(other.stdout);
  });
});

describe("Markdown", () => {
  it("describes each tool", async () => {
    const { code, stdout } = await runCli(["docs", "--markdown", "--title", "Samples", CATALOG]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Samples\n\n2 tools, \d+ tokens/);
    expect(stdout).toContain("- [searchBooks](#searchbooks)");
    expect(stdout).toContain("## searchBooks\n\n**Search the catalog**\n\nSearch the catalog by");
    expect(stdout).toContain(
      "| `limit` | no | `10` | `integer`, at least 1, at most 50 | Maximum number of results. |",
    );
    expect(stdout).toContain('Example call:\n\n```json\n{\n  "name": "searchBooks",');
  });

  it("holds no HTML of a tool, and no cell that breaks its row", async () => {
    const { stdout } = await runCli(["docs", "--markdown", ...HOSTILE]);
    const outside = stdout
      .replaceAll(/^(`{3,})json\n[\s\S]*?^\1$/gm, "")
      .replaceAll("\\`", "")
      .replaceAll(/`+[^`]*`+/g, "");
    expect(outside).not.toMatch(/<(?!\/?(details|summary)>)/);
    const rows = stdout.split("\n").filter((line) => line.startsWith("| "));
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(7);
  });
});
