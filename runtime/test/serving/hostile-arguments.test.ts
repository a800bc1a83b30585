import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import type { JsonSchema } from "@toolmeta/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { textOf } from "../support/connection";
import {
  BINDINGS,
  buildBusyTools,
  SERVE,
  startServer,
  stopServers,
} from "../support/serving-process";
import { anyArgument, simplestObject, withoutNulls } from "../support/wrong-arguments";

const SAMPLES = join(__dirname, "../../../samples");
const SEED = 20_261;
/** For each argument of a tool. */
const VALUES = 25;

const directory = mkdtempSync(join(tmpdir(), "toolmeta-hostile-"));

/** Every server with tools that there is, as it is started; one that has an address prints it. */
const SERVERS: readonly (readonly [name: string, ...args: string[]])[] = [
  ["bookshop", join(SAMPLES, "bookshop/dist/server.js")],
  ["files", join(SAMPLES, "files/dist/server.js"), directory],
  ["filesystem", join(SAMPLES, "filesystem/dist/server.js"), directory],
  ["conformance", join(SAMPLES, "conformance/dist/server.js")],
  ...BINDINGS.map((binding) => [`busy, ${binding}`, SERVE, binding, "stdio"] as const),
];

let client: Client;
let complaints: Error[];

beforeAll(buildBusyTools);
afterEach(() => client.close());
afterEach(stopServers);
afterAll(() => {
  rmSync(directory, { recursive: true });
});

async function connect(args: string[]): Promise<readonly Tool[]> {
  client = new Client({ name: "hostile", version: "1.0.0" });
  complaints = [];
  client.onerror = (error) => complaints.push(error);
  await client.connect(await openTransport(args));
  return (await client.listTools()).tools;
}

async function openTransport(args: string[]): Promise<Transport> {
  if (!args[0]?.includes("conformance")) {
    return new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" });
  }
  const { child } = startServer(args);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return new StreamableHTTPClientTransport(new URL(line.toString().trim()));
}

async function call(name: string, args: Record<string, unknown>): Promise<CallToolResult> {
  return CallToolResultSchema.parse(await client.callTool({ name, arguments: args }));
}

/** Expects that a call was not run, and that its caller is told of which argument. */
async function expectRefusal(tool: Tool, args: object, argument: string): Promise<void> {
  const result = await call(tool.name, { ...args });
  const given = JSON.stringify(args).slice(0, 500);
  expect([given, result.isError, result.structuredContent]).toEqual([given, true, undefined]);
  const text = textOf(result);
  expect(text).toMatch(`${tool.name} was not run, its arguments do not fit:\n`);
  expect([given, text]).toEqual([given, expect.stringContaining(`- ${argument}`)]);
  expect(text).not.toMatch(/\n\s+at /);
  expect(text.length).toBeLessThan(5000);
}

it.each(SERVERS)(
  "refuses whatever does not fit an argument of any tool: %s",
  async (_name, ...args) => {
    const tools = await connect(args);
    expect(tools.length).toBeGreaterThan(0);
    const ajv = addFormats.default(new Ajv2020({ strict: false, validateFormats: true }));
    let refused = 0;
    for (const tool of tools) {
      const schema = tool.inputSchema as JsonSchema;
      const names = Object.keys(schema.properties ?? {});
      const fits = ajv.compile(schema);
      const good = simplestObject(schema, schema);
      // Of arguments that do not fit before one is made worse, others are named too.
      const isGood = fits(good);
      if (names.length > 0) {
        await fc.assert(
          fc.asyncProperty(anyArgument(schema), async ({ argument, value }) => {
            const wrong = { ...good, [argument]: value };
            // Null in the place of what may be left out means that it was left out.
            fc.pre(!fits(wrong) && !fits(withoutNulls(wrong)));
            refused += 1;
            await expectRefusal(tool, wrong, isGood ? argument : "");
          }),
          { seed: SEED, numRuns: VALUES * names.length, maxSkipsPerRun: 100 },
        );
      }
      for (const name of schema.required ?? []) {
        await expectRefusal(tool, { ...good, [name]: undefined }, name);
      }
      if (schema.additionalProperties === false) {
        for (const name of ["constructor", "toString", "hasOwnProperty", "", "a.b[0]"]) {
          const shown = name === "a.b[0]" || name === "" ? "" : name;
          await expectRefusal(tool, { ...good, [name]: 1 }, shown);
        }
      }
    }
    expect(refused).toBeGreaterThan(tools.length);
    expect(complaints).toEqual([]);
    // It still serves, and shows the same tools.
    expect((await client.listTools()).tools).toEqual(tools);
  },
);
