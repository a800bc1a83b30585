/**
 * Starts the server with Node's compile cache, which Node has from version 22 on: what was compiled once is not
 * compiled with the next start. It has to be switched on before the modules are loaded that it is for.
 */
import nodeModule from "node:module";

const enable: unknown = Reflect.get(nodeModule, "enableCompileCache");
if (typeof enable === "function") Reflect.apply(enable, nodeModule, []);
await import("./server.js");
