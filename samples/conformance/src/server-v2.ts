/**
 * Serves the tools over HTTP with the second generation of the SDK: `node dist/server-v2.js [port]`. Without a
 * port it takes a free one. It prints its address.
 */
import { serveHttp } from "@toolmeta/runtime/server-v2";
import { createRegistry } from "./create-registry.js";

const info = { name: "conformance", version: "0.1.0" };
const port = Number(process.argv[2] ?? 0);
const { url } = await serveHttp(await createRegistry(), info, { port });
console.log(url.href);
