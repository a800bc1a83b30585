import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { openRelay } from "../relay/open-relay.js";
import type { Front, FrontOptions } from "./front.js";

/** Serves the one client that has started this process, until it closes our input. */
export async function serveStdio(options: FrontOptions): Promise<Front> {
  const front = new StdioServerTransport();
  const relay = await openRelay({ ...options, front });
  // The transport itself does not notice that its client has gone.
  process.stdin.once("end", () => void relay.close());
  return {
    address: "the standard streams",
    restart: () => relay.restart(),
    close: () => relay.close(),
    ended: relay.ended,
  };
}
