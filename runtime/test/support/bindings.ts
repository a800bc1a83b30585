import { closeConnections } from "./connection";
import type { Binding, ConnectClient } from "./connection";
import { connectFirst } from "./first-generation";
import { connectLatest, connectRequests, connectSecond } from "./second-generation";

/** The two generations of the SDK, and the revisions and entries of the second that differ. */
export const BINDINGS: readonly Binding[] = [
  { name: "the first SDK", connect: connectFirst },
  { name: "the second SDK, 2025-11-25", connect: connectSecond },
  { name: "the second SDK, 2026-07-28", connect: connectLatest },
  { name: "the second SDK, 2026-07-28, a server for each request", connect: connectRequests },
];

/** Runs tests over every binding. */
export function overBindings(tests: (connectClient: ConnectClient) => void): void {
  describe.each(BINDINGS)("over $name:", ({ connect }) => {
    afterAll(closeConnections);
    tests(connect);
  });
}
