import type { ToolGroup } from "./served-tool.js";

/** One of the ways to serve the same tools. */
export interface ServerKind {
  readonly id: string;
  readonly title: string;
  /** Larger servers are not measured: to build or to start them takes minutes. */
  readonly mostTools: number;
  /** Writes the server into a folder, and builds it. Its entry is `server.js` there. */
  readonly create: (groups: readonly ToolGroup[], out: string) => Promise<void>;
}
