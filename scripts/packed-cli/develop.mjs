/**
 * Runs `npm run dev` in the project it is copied to, and edits the sample as a developer would while a client
 * is connected: `node develop.mjs <folder of the sample>`
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";

const file = join(process.argv[2], "clock-tools.ts");
const source = readFileSync(file, "utf8");

// A group of its own, because npm does not pass signals on.
const dev = spawn("npm", ["run", "dev", "--", "--port", "0"], {
  stdio: ["ignore", "inherit", "pipe"],
  detached: true,
});
const output = createInterface({ input: dev.stderr });

/** The next line of `toolmeta dev` that matches. */
async function nextLine(pattern) {
  for (;;) {
    const [line] = await once(output, "line");
    console.log(line);
    const match = pattern.exec(line);
    if (match !== null) return match;
  }
}

try {
  const [, address] = await nextLine(/Serving .* at (http:\S+)\.$/);
  const client = new Client({ name: "developer", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const describe = async () => (await client.listTools()).tools[0].description;
  assert.equal(await describe(), "Tell the time in a time zone.");

  const changed = new Promise((resolve) =>
    client.setNotificationHandler(ToolListChangedNotificationSchema, resolve),
  );
  writeFileSync(file, source.replace("Tell the time", "Tell what time it is"));
  await changed;
  assert.equal(await describe(), "Tell what time it is in a time zone.");

  const isBroken = nextLine(/errors?\. The last good build goes on serving\.$/);
  writeFileSync(file, source.replace("string {", "strin {{"));
  await isBroken;
  const result = await client.callTool({ name: "currentTime", arguments: { timeZone: "UTC" } });
  assert.notEqual(result.isError, true);

  const isMended = nextLine(/Built, and restarted\.$/);
  writeFileSync(file, source);
  await isMended;
  assert.equal(await describe(), "Tell the time in a time zone.");
  await client.close();
} finally {
  process.kill(-dev.pid);
}
process.exit();
