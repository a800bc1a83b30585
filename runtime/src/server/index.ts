export type { AnyServer } from "./low-level-server.js";
export { registerTools } from "./register-tools.js";
export { serveRegistry } from "./serve-registry.js";
