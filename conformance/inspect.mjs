/**
 * Lists the tools of every sample with the inspector's command line, which fails for a schema that some
 * client would refuse: `npm run inspect`. A broken server shows first that it does.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installSuites } from "./install-suites.mjs";
import { startServer } from "./start-server.mjs";

/** What the inspector exits with when a schema has an error. */
const SCHEMA_ERROR = 6;

const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const ROOT = path("..");
const INSPECTOR = path(
  "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js",
);

/** The servers that speak over stdio, with their arguments. */
const STDIO = {
  bookshop: ["samples/bookshop/dist/server.js"],
  files: ["samples/files/dist/server.js", "samples"],
  filesystem: ["samples/filesystem/dist/server.js", "samples"],
};
/** The servers of samples/conformance, which speak over HTTP, and the era that is tried with each. */
const HTTP = {
  "conformance, SDK v1": ["server.js", "legacy"],
  "conformance, SDK v2": ["server-v2.js", "legacy"],
  "conformance, SDK v2, revision 2026-07-28": ["server-v2.js", "modern"],
};

const node = installSuites();
const table = {};

/** Lists the tools of one server; a report of the inspector is printed. */
function listTools(name, target) {
  const args = [INSPECTOR, "--cli", ...target, "--method", "tools/list", "--strict"];
  // It would keep what it needs for OAuth in the home directory.
  const env = { ...process.env, MCP_STORAGE_DIR: path("node_modules/.inspector") };
  const options = { cwd: ROOT, encoding: "utf8", timeout: 60_000, env };
  const { status, stdout, stderr } = spawnSync(node, [...args, "--format", "json"], options);
  return { name, status, report: stderr.trim(), tools: countTools(stdout) };
}

function countTools(output) {
  try {
    return JSON.parse(output).result.tools.length;
  } catch {
    return 0;
  }
}

function record({ name, status, report, tools }) {
  if (report !== "") console.log(`${name}:\n${report}\n`);
  table[name] = { tools, result: status === 0 && tools > 0 ? "ok" : `exit code ${status}` };
  if (status !== 0 || tools === 0) process.exitCode = 1;
}

const broken = listTools("a broken server", [process.execPath, "conformance/broken-server.mjs"]);
if (broken.status !== SCHEMA_ERROR) {
  throw new Error(
    `The inspector took ${broken.name}: exit code ${broken.status}\n${broken.report}`,
  );
}
table[broken.name] = { tools: broken.tools, result: "refused, as it has to be" };
for (const [name, server] of Object.entries(STDIO)) {
  record(listTools(name, [process.execPath, ...server]));
}
for (const [name, [file, era]] of Object.entries(HTTP)) {
  const { url, stop } = await startServer(file);
  record(listTools(name, [url, "--transport", "http", "--protocol-era", era]));
  await stop();
}
console.table(table);
