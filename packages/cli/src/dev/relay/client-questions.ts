import type { JSONRPCRequest, JSONRPCResponse, RequestId } from "@modelcontextprotocol/client";

/** What servers have asked the client. Several servers count their requests from the same number. */
export interface ClientQuestions<Server> {
  /** The request under an id that no other server's request has. */
  rename(request: JSONRPCRequest, server: Server): JSONRPCRequest;
  /** The id that the client knows a server's request by. */
  idOf(id: RequestId, server: Server): RequestId | undefined;
  /** The server that has asked what is answered, and the answer under the id that it knows. */
  claim(answer: JSONRPCResponse): { server: Server; answer: JSONRPCResponse } | undefined;
}

/** Makes an empty list of questions. */
export function createClientQuestions<Server>(): ClientQuestions<Server> {
  const asked = new Map<RequestId, { server: Server; id: RequestId }>();
  let count = 0;
  return {
    rename(request, server) {
      count += 1;
      asked.set(count, { server, id: request.id });
      return { ...request, id: count };
    },
    idOf(id, server) {
      const entry = [...asked].find(([, one]) => one.id === id && one.server === server);
      return entry?.[0];
    },
    claim(answer) {
      const question = answer.id === undefined ? undefined : asked.get(answer.id);
      if (answer.id === undefined || question === undefined) return undefined;
      asked.delete(answer.id);
      return { server: question.server, answer: { ...answer, id: question.id } };
    },
  };
}
