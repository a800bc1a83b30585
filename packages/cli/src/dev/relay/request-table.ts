import type { JSONRPCRequest, RequestId } from "@modelcontextprotocol/client";

/** A request of the client that is not answered yet, and the server that has it. */
export interface OpenRequest<Server> {
  readonly request: JSONRPCRequest;
  readonly server: Server;
}

/** The requests of a client that are not answered yet. */
export interface RequestTable<Server> {
  add(request: JSONRPCRequest, server: Server): void;
  find(id: RequestId): OpenRequest<Server> | undefined;
  remove(id: RequestId): void;
  /** Those that one server has, oldest first. */
  listOf(server: Server): readonly JSONRPCRequest[];
  /** The request that a server's progress is about, or else the one it was asked last. */
  relatedTo(server: Server, progressToken?: unknown): RequestId | undefined;
}

/** Makes an empty table. */
export function createRequestTable<Server>(): RequestTable<Server> {
  const requests = new Map<RequestId, OpenRequest<Server>>();
  const listOf = (server: Server): readonly JSONRPCRequest[] =>
    [...requests.values()].filter((open) => open.server === server).map(({ request }) => request);
  return {
    add(request, server) {
      requests.set(request.id, { request, server });
    },
    find: (id) => requests.get(id),
    remove(id) {
      requests.delete(id);
    },
    listOf,
    relatedTo(server, progressToken) {
      const open = listOf(server);
      const named = open.find(({ params }) => params?._meta?.progressToken === progressToken);
      return (progressToken === undefined ? open.at(-1) : named)?.id;
    },
  };
}
