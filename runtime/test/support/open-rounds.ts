import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { AuthInfo, ClientCapabilities } from "@modelcontextprotocol/client";
import { createMcpHandler, isInputRequiredResult, McpServer } from "@modelcontextprotocol/server";
import { createToolRegistry } from "@toolmeta/runtime";
import type { CallToolResult, RegistryOptions, ToolModules } from "@toolmeta/runtime";
import { serveRegistry } from "@toolmeta/runtime/server-v2";
import type { ServeOptions } from "@toolmeta/runtime/server-v2";
import { closeLater } from "./connection";
import { LATEST } from "./second-generation";

/** What a client sends in one round of a call. */
export interface RoundRequest {
  readonly args?: Record<string, unknown>;
  readonly inputResponses?: unknown;
  readonly requestState?: string | undefined;
}

/** What it gets: questions and a state, or the result. */
export interface RoundAnswer {
  /** Undefined when the call is over. */
  readonly questions: Record<string, { method: string; params?: object }> | undefined;
  readonly requestState: string;
  readonly result: CallToolResult;
}

/** Makes single rounds of calls. */
export type MakeRound = (tool: string, request?: RoundRequest) => Promise<RoundAnswer>;

/** How a server of revision 2026-07-28 and its client are set up. */
export interface RoundsSetup {
  readonly registry?: RegistryOptions;
  readonly serve?: ServeOptions;
  readonly capabilities?: ClientCapabilities;
  /** Whose token each request carries. */
  readonly caller?: () => AuthInfo | undefined;
  readonly createServer?: () => McpServer;
}

/** Serves tools to a client that answers no question by itself. */
export async function openRounds(
  modules: ToolModules,
  setup: RoundsSetup = {},
): Promise<MakeRound> {
  const registry = createToolRegistry(setup.registry);
  await registry.register(modules);
  const { createServer = () => new McpServer({ name: "test", version: "1.0.0" }) } = setup;
  const handler = createMcpHandler(() => {
    const server = createServer();
    serveRegistry(server, registry, setup.serve);
    return server;
  });
  const client = new Client(
    { name: "tester", version: "2.0.0" },
    {
      capabilities: setup.capabilities ?? { elicitation: {}, sampling: {}, roots: {} },
      versionNegotiation: { mode: { pin: LATEST } },
      inputRequired: { autoFulfill: false },
    },
  );
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => {
    const authInfo = setup.caller?.();
    return handler.fetch(new Request(url, init), { ...(authInfo && { authInfo }) });
  };
  const url = new URL("http://localhost/mcp");
  await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
  closeLater(client, handler);
  await client.listTools();
  return async (name, { args, inputResponses, requestState } = {}) => {
    const params = {
      name,
      ...(args !== undefined && { arguments: args }),
      ...(inputResponses !== undefined && { inputResponses }),
      ...(requestState !== undefined && { requestState }),
    };
    const answer: object = await client.callTool(params, { allowInputRequired: true });
    const asks = isInputRequiredResult(answer);
    return {
      questions: asks ? answer.inputRequests : undefined,
      requestState: asks ? (answer.requestState ?? "") : "",
      result: answer as never,
    };
  };
}

/** An answer of a user who has filled in a form. */
export function accept(content: Record<string, unknown>): object {
  return { action: "accept", content };
}
