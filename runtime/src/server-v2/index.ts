export type { AnyServer } from "./low-level-server.js";
export { registerTools } from "./register-tools.js";
export type { RequestStateOptions } from "./request-state-options.js";
export type { ServeOptions } from "./serve-options.js";
export { serveHttp } from "./serve-http.js";
export { serveRegistry } from "./serve-registry.js";
export { serveStdio } from "./serve-stdio.js";
export type { ServerSource } from "./server-source.js";
export type {
  BearerAuth,
  HttpOptions,
  HttpServing,
  ResourceMetadata,
  SessionLimits,
} from "../serving/http/http-options.js";
export type { ServerInfo } from "../serving/server-info.js";
export type { Serving, ServingOptions } from "../serving/serving-options.js";
