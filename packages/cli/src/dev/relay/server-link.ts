import { isJSONRPCResponse } from "@modelcontextprotocol/client";
import type { JSONRPCMessage, JSONRPCRequest, RequestId } from "@modelcontextprotocol/client";
import { startServer } from "./server-process.js";
import type { ServerCommand, ServerProcess } from "./server-process.js";

/** One server, from its start to its end. */
export interface ServerLink extends ServerProcess {
  readonly isOpen: boolean;
  /**
   * Sends a request in the client's place and gives the answer, of which the client hears nothing.
   *
   * @throws Error when the server ends, or is silent for half a minute.
   */
  ask(request: JSONRPCRequest): Promise<JSONRPCMessage>;
}

/** What comes from a server that is meant for its client. */
export interface LinkListener {
  onMessage(link: ServerLink, message: JSONRPCMessage): void;
  onEnd(link: ServerLink): void;
}

interface Waiting {
  readonly resolve: (answer: JSONRPCMessage) => void;
  readonly reject: (reason: Error) => void;
}

const SILENCE = 30_000;

/** @throws Error when the command cannot be run. */
export async function startLink(
  command: ServerCommand,
  listener: LinkListener,
): Promise<ServerLink> {
  const waiting = new Map<RequestId, Waiting>();
  let isOpen = true;
  const server = await startServer(command, {
    onMessage(message) {
      const asked = isJSONRPCResponse(message) ? waiting.get(message.id ?? "") : undefined;
      if (asked === undefined) listener.onMessage(link, message);
      else asked.resolve(message);
    },
    onEnd() {
      isOpen = false;
      for (const { reject } of waiting.values()) reject(new Error("it ended"));
      listener.onEnd(link);
    },
  });
  const link: ServerLink = {
    ...server,
    get isOpen() {
      return isOpen;
    },
    async ask(request) {
      // An id that no client has, because the answer must not reach one.
      const id = `toolmeta-dev-${String(waiting.size)}-${String(request.id)}`;
      const answer = new Promise<JSONRPCMessage>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        setTimeout(reject, SILENCE, new Error("it did not answer")).unref();
      });
      await server.send({ ...request, id });
      return answer.finally(() => waiting.delete(id));
    },
  };
  return link;
}
