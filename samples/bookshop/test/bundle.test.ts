import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { connectServer } from "../../test/connect-server";

const SAMPLE = join(__dirname, "..");

/** The bundle lies where there are no packages, as it would after it was sent to another machine. */
describe.each(["server.js", "start.js"])("the bundle, started by %s", (script) => {
  const folder = mkdtempSync(join(tmpdir(), "bookshop-bundle-"));
  let client: Client;

  beforeAll(async () => {
    execFileSync(process.execPath, ["bundle.mjs"], { cwd: SAMPLE });
    cpSync(join(SAMPLE, "dist/bundle"), folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    client = await connectServer(join(folder, script));
  });

  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("lists the tools", async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(["searchBooks", "addBook"]);
  });

  it("answers a call", async () => {
    const found = await client.callTool({ name: "searchBooks", arguments: { query: "walt" } });
    expect(found.structuredContent).toMatchObject({ total: 1 });
  });

  it("checks arguments", async () => {
    const refused = await client.callTool({
      name: "searchBooks",
      arguments: { query: "dune", limit: 500 },
    });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain("limit: expected at most 50, given 500");
  });
});
