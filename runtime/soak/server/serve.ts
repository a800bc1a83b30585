/** Serves the tools: `node --expose-gc serve.js <binding> <transport> <stateless?> <directory> [fault]`. */
import type { ToolRegistry } from "@toolmeta/runtime";
import { createRegistry } from "filesystem-sample/dist/create-registry.js";
import { isFault } from "./fault.js";
import { SoakTools } from "./soak-tools.js";

const INFO = { name: "soak", version: "1.0.0" };

async function main(args: readonly string[]): Promise<void> {
  const [binding, transport, stateless, directory = "", given] = args;
  const fault = isFault(given) ? given : undefined;
  const registry: ToolRegistry = await createRegistry([directory]);
  await registry.register(new SoakTools(fault));
  const { serveHttp, serveStdio } = await loadBinding(binding);
  process.on("exit", (code) => {
    console.error(`exit ${code}`);
  });
  if (transport === "stdio") {
    if (fault === "double") answerTwice();
    await serveStdio(registry, INFO);
    return;
  }
  const { url } = await serveHttp(registry, INFO, { port: 0, stateless: stateless === "true" });
  console.log(url.href);
}

async function loadBinding(binding: string | undefined) {
  return binding === "server-v2"
    ? import("@toolmeta/runtime/server-v2")
    : import("@toolmeta/runtime/server");
}

/** Repeats every answer that looks like that of a tool. */
function answerTwice(): void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    if (String(chunk).includes('"token"')) write(chunk);
    return Reflect.apply(write, undefined, [chunk, ...rest]) === true;
  };
}

await main(process.argv.slice(2));
