/** One way from a client to a server, and how much goes over it. */
export interface Scenario {
  readonly name: string;
  /** The binding that serves: a path of the runtime's package. */
  readonly binding: "server" | "server-v2";
  readonly transport: "stdio" | "http";
  readonly isStateless: boolean;
  /** The generation of the SDK whose client calls. */
  readonly client: "first" | "second";
  /** The revision that the client insists on; without one it is that of 2025. */
  readonly revision?: string;
  /** Clients at once. Over HTTP each has a session, where there are sessions. */
  readonly clients: number;
  /** Calls of one client at once. */
  readonly concurrency: number;
  /** How many of the calls that a run has it gets. */
  readonly share: number;
}

const STDIO = {
  transport: "stdio",
  isStateless: false,
  clients: 1,
  concurrency: 32,
  share: 1,
} as const;
const HTTP = {
  transport: "http",
  isStateless: false,
  clients: 50,
  concurrency: 1,
  share: 1,
} as const;
/** A server for every request: the same as in a session, but for how each ends. */
const PER_REQUEST = { ...HTTP, share: 0.5 } as const;
const MODERN = { client: "second", revision: "2026-07-28" } as const;

/** Every binding over every transport, in sessions and without. */
export const SCENARIOS: readonly Scenario[] = [
  { name: "server, stdio", binding: "server", client: "first", ...STDIO },
  { name: "server, HTTP sessions", binding: "server", client: "first", ...HTTP },
  {
    name: "server, HTTP stateless",
    binding: "server",
    client: "first",
    ...PER_REQUEST,
    isStateless: true,
  },
  { name: "server-v2, stdio 2026", binding: "server-v2", ...MODERN, ...STDIO },
  { name: "server-v2, HTTP sessions", binding: "server-v2", client: "second", ...HTTP },
  { name: "server-v2, HTTP 2026", binding: "server-v2", ...MODERN, ...PER_REQUEST },
];
