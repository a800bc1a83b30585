/** Who a server is; clients are told when they connect (MCP: Implementation). */
export interface ServerInfo {
  readonly name: string;
  readonly version: string;
  /** For people; default: the name. */
  readonly title?: string;
  /** How the server's tools are to be used; a client may show it to its model. */
  readonly instructions?: string;
}
