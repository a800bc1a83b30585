import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { delimiter, join } from "node:path";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdioTransport } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  ElicitRequestSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import semver from "semver";
import { BINARY, closeDev, connectDev, makeDevProject, startDev } from "./support/dev-project";
import { runCli } from "./support/run-cli";
import { writeFiles } from "./support/write-files";

const TOOLS = "src/clock-tools.ts";
const FIRST = "Tell the time in a time zone.";

// Each test builds a project several times.
jest.setTimeout(120_000);

afterEach(closeDev);

async function describeTool(client: Client): Promise<string | undefined> {
  return (await client.listTools()).tools[0]?.description;
}

async function callTool(client: Client, name: string): Promise<unknown> {
  return (await client.callTool({ name, arguments: {} })).content;
}

test("shows an edit of a comment within two seconds, to a client that stays connected", async () => {
  const project = makeDevProject();
  const { client, nextChange } = await connectDev(project);
  expect(await describeTool(client)).toBe(FIRST);
  const times: number[] = [];
  let before = FIRST;
  // Other work on the machine may slow one of them down.
  for (const after of ["Tell the first time.", "Tell the second time.", "Tell the third time."]) {
    const changed = nextChange();
    const start = Date.now();
    project.edit(TOOLS, before, after);
    await changed;
    expect(await describeTool(client)).toBe(after);
    times.push(Date.now() - start);
    before = after;
  }
  expect(Math.min(...times)).toBeLessThan(2000);
});

test("serves the last good build while the source does not compile, and the next one after it", async () => {
  const project = makeDevProject();
  const { client, said, nextChange } = await connectDev(project);
  project.edit(TOOLS, "time zone.\n", "broken zone.\n");
  await said(/Built, and restarted\./);
  project.edit(TOOLS, "): string {", "): number {");
  await said(/^src\/clock-tools\.ts\(\d+,\d+\): error TS2322: /m);
  await said(/1 error\. The last good build goes on serving\./);
  expect(await describeTool(client)).toBe("Tell the time in a broken zone.");
  project.edit(TOOLS, "): number {", "): strin {{");
  await said(/errors\. The last good build goes on serving\./);
  expect(await callTool(client, "currentTime")).toEqual([
    { type: "text", text: expect.stringMatching(/^\d\d:\d\d:\d\d$/) },
  ]);
  const changed = nextChange();
  project.edit(TOOLS, "): strin {{", "): string {");
  project.edit(TOOLS, "broken zone.\n", "mended zone.\n");
  await changed;
  expect(await describeTool(client)).toBe("Tell the time in a mended zone.");
});

test("builds the projects that a project refers to, and serves none of them broken", async () => {
  const project = makeDevProject();
  const settings = JSON.parse(readFileSync(join(project.folder, "tsconfig.json"), "utf8"));
  const compilerOptions = { ...settings.compilerOptions, composite: true };
  writeFiles(project.folder, {
    "tsconfig.json": { ...settings, compilerOptions, references: [{ path: "./lib" }] },
    "lib/tsconfig.json": { ...settings, compilerOptions },
    "lib/src/clock-tools.ts": readFileSync(join(project.folder, TOOLS), "utf8"),
  });
  project.edit("src/server.ts", "./clock-tools.js", "../lib/dist/clock-tools.js");
  const { client, said, nextChange } = await connectDev(project);
  project.edit(`lib/${TOOLS}`, "): string {", "): number {");
  await said(/clock-tools\.ts\(\d+,\d+\): error TS2322: /);
  await said(/1 error\. The last good build goes on serving\./);
  const changed = nextChange();
  project.edit(`lib/${TOOLS}`, "): number {", "): string {");
  project.edit(`lib/${TOOLS}`, FIRST, "Tell the time from afar.");
  await changed;
  expect(await describeTool(client)).toBe("Tell the time from afar.");
});

test("keeps the last server when the new build does not start", async () => {
  const project = makeDevProject();
  const { client, said } = await connectDev(project);
  project.edit("src/server.ts", "void main();", 'throw new Error("no database");');
  await said(/no database/);
  await said(/The new build does not start: it ended\. The one before it goes on serving\./);
  expect(await describeTool(client)).toBe(FIRST);
});

test("waits for a first build without errors", async () => {
  const project = makeDevProject();
  project.edit(TOOLS, "): string {", "): number {");
  let mended: Promise<void> | undefined;
  const { client } = await connectDev(project, (_, said) => {
    mended = said(/1 error\. Waiting for a build without errors\./).then(() => {
      project.edit(TOOLS, "): number {", "): string {");
    });
  });
  await mended;
  expect(await describeTool(client)).toBe(FIRST);
});

const SLOW = `
  /** Take a while. */
  @toolMeta({})
  async takeWhile(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return "done";
  }

  /** End the server. */
  @toolMeta({})
  endServer(): void {
    process.exit(1);
  }
}
`;

test("lets a call finish on the server that has it", async () => {
  const project = makeDevProject();
  project.edit(TOOLS, "\n}\n", `\n${SLOW}`);
  const { client, nextChange } = await connectDev(project);
  const slow = callTool(client, "takeWhile");
  const changed = nextChange();
  project.edit(TOOLS, FIRST, "Tell another time.");
  await changed;
  expect(await describeTool(client)).toBe("Tell another time.");
  expect(await slow).toEqual([{ type: "text", text: "done" }]);
});

test("says so when the server ends, and starts it again with the next message", async () => {
  const project = makeDevProject();
  project.edit(TOOLS, "\n}\n", `\n${SLOW}`);
  const { client, said } = await connectDev(project);
  await expect(callTool(client, "endServer")).rejects.toThrow(
    /The server ended before it answered/,
  );
  await said(/The server ended\. The next message starts it again\./);
  expect(await describeTool(client)).toBe(FIRST);
});

test("passes on what a server asks its client, before and after a restart", async () => {
  const project = makeDevProject();
  project.write(
    TOOLS,
    `import { toolMeta, type ToolContext } from "@toolmeta/runtime";
export class ClockTools {
  /** Ask. */
  @toolMeta({})
  async ask(context: ToolContext): Promise<string> {
    const answer = await context.elicit({
      message: "Which?",
      requestedSchema: { type: "object", properties: { name: { type: "string" } } },
    });
    return answer.action;
  }
}
`,
  );
  let asked = 0;
  const { client, nextChange } = await connectDev(project, (one) => {
    one.setRequestHandler(ElicitRequestSchema, () => {
      asked += 1;
      return { action: "decline" };
    });
  });
  expect(await callTool(client, "ask")).toEqual([{ type: "text", text: "decline" }]);
  const changed = nextChange();
  project.edit(TOOLS, "/** Ask. */", "/** Ask again. */");
  await changed;
  expect(await callTool(client, "ask")).toEqual([{ type: "text", text: "decline" }]);
  expect(asked).toBe(2);
});

test("takes the subscriptions of a client of revision 2026-07-28 over to the next server", async () => {
  const project = makeDevProject();
  project.edit("src/server.ts", "@toolmeta/runtime/server", "@toolmeta/runtime/server-v2");
  const client = new ModernClient(
    { name: "test", version: "0.0.0" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  const waiting: (() => void)[] = [];
  client.setNotificationHandler("notifications/tools/list_changed", () => {
    waiting.shift()?.();
  });
  const transport = new ModernStdioTransport({
    command: process.execPath,
    args: [BINARY, "dev", "--stdio"],
    cwd: project.folder,
    stderr: "ignore",
  });
  await client.connect(transport);
  await client.listen({ toolsListChanged: true });
  let before = FIRST;
  for (const after of ["Tell the new time.", "Tell the newest time."]) {
    const changed = new Promise<void>((resolve) => waiting.push(resolve));
    project.edit(TOOLS, before, after);
    await changed;
    const { tools } = await client.listTools();
    expect(tools[0]?.description).toBe(after);
    before = after;
  }
  await client.close();
});

test("opens the inspector on the server, or says which Node it needs", async () => {
  const project = makeDevProject();
  // Stands for npx, so that nothing is installed: it prints what it is called with.
  const npx = join(project.folder, "npx");
  writeFileSync(npx, '#!/bin/sh\necho "called npx $*" >&2\n', { mode: 0o755 });
  const env = { PATH: `${project.folder}${delimiter}${process.env.PATH ?? ""}` };
  const { address, said } = await startDev(project, { args: ["--inspector"], env });
  const call = `@modelcontextprotocol/inspector --transport http --server-url ${address}`;
  const isNew = semver.gte(process.version, "22.19.0");
  const [line] = await said(
    isNew ? /called npx .*/ : /toolmeta: .* needs Node 22\.19 or later, .*/,
  );
  expect(line).toContain(call);
});

test("serves several clients over HTTP, and tells each of a restart", async () => {
  const project = makeDevProject();
  const { address } = await startDev(project, { args: ["src/server.ts"] });
  const clients = [1, 2].map(() => new Client({ name: "test", version: "0.0.0" }));
  for (const client of clients) {
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    expect(await describeTool(client)).toBe(FIRST);
  }
  const changes = clients.map(
    (client) =>
      new Promise((resolve) => {
        client.setNotificationHandler(ToolListChangedNotificationSchema, resolve);
      }),
  );
  project.edit(TOOLS, FIRST, "Tell the time to all.");
  await Promise.all(changes);
  for (const client of clients) {
    expect(await describeTool(client)).toBe("Tell the time to all.");
    await client.close();
  }
});

test("is closed to pages of other sites", async () => {
  const { address } = await startDev(makeDevProject());
  const status = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(address, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end("{}");
    });
  expect(await status({ host: "shop.example" })).toBe(403);
  expect(await status({ origin: "https://shop.example" })).toBe(403);
  expect(await status({ "mcp-session-id": "unknown" })).toBe(404);
});

test.each([
  [["dev", "src/nowhere.ts"], "There is no file src/nowhere.ts."],
  [
    ["dev", "--stdio", "--port", "1"],
    "--stdio serves one client; leave out --inspector and --port",
  ],
  [["dev", "--port", "many"], "Expected a number from 0 to 65535."],
  [["dev", "package.json"], "package.json is no module."],
  [["dev", "src/server.ts", "--project", "none.json"], "There is no file none.json."],
  [["dev", "src/server.ts", "--", "node", "x.js"], "Name an entry or a command, not both"],
  [["dev", "--watch"], "unknown option '--watch'"],
])("refuses %j in one line", async (args, message) => {
  const { folder } = makeDevProject();
  const { code, stdout, stderr } = await runCli(args, { cwd: folder });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("says by --help how to use it", async () => {
  const { code, stdout } = await runCli(["dev", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Examples:\n {2}toolmeta dev src\/server\.ts/);
});
