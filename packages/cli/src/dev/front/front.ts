import type { ServerCommand } from "../relay/server-process.js";

/** The side that clients are connected to. */
export interface Front {
  /** Where clients find it, for people. */
  readonly address: string;
  /** Puts a new server behind each client. @returns False when one did not start. */
  restart(): Promise<boolean>;
  /** Disconnects the clients and ends their servers. */
  close(): Promise<void>;
  /** Settles when there is nobody left to serve, which over HTTP does not happen. */
  readonly ended: Promise<void>;
}

/** What each kind of front needs. */
export interface FrontOptions {
  /** How to start the server; may wait until there is one. */
  readonly locate: () => Promise<ServerCommand>;
  /** Tells the developer something. */
  readonly note: (text: string) => void;
}
