import type {
  CallToolResult,
  ElicitAnswer,
  ElicitRequest,
  RegistryOptions,
  Root,
  SampleAnswer,
  ToolDefinition,
  ToolModules,
  ToolRegistry,
} from "@toolmeta/runtime";

/** What a client answers; it declares the capabilities for which there is something here. */
export interface ClientAnswers {
  readonly elicit?: (question: ElicitRequest) => ElicitAnswer;
  readonly sample?: (question: object) => SampleAnswer;
  readonly listRoots?: () => readonly Root[];
}

/** What is not as usual on a connection. */
export interface ConnectionSetup {
  /** Tools that the server has beside ours, registered before them and after them; each tells its name. */
  readonly ownTools?: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly answers?: ClientAnswers;
}

/** How a tool is called. */
export interface CallOptions {
  readonly onprogress?: (update: object) => void;
  readonly signal?: AbortSignal;
}

/** What a client has heard beside the answers to its calls. */
export interface Heard {
  readonly logs: unknown[];
  readonly listChanges: unknown[];
  /** What it could not place. */
  readonly strays: unknown[];
  /** Every message as it came, since the client is connected. */
  readonly messages: unknown[];
}

/** A server of our tools, and a client that is connected to it and has read the list, as a strict one does. */
export interface Connection {
  readonly registry: ToolRegistry;
  readonly heard: Heard;
  call(
    name: string,
    args?: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<CallToolResult>;
  listTools(): Promise<readonly ToolDefinition[]>;
}

/** Serves tools to a new client. */
export type ConnectClient = (
  modules: ToolModules,
  options?: RegistryOptions,
  setup?: ConnectionSetup,
) => Promise<Connection>;

/** One generation of the SDK, and one revision of the protocol that it speaks. */
export interface Binding {
  readonly name: string;
  readonly connect: ConnectClient;
}

/** Empty lists for a new client. */
export function createHeard(): Heard {
  return { logs: [], listChanges: [], strays: [], messages: [] };
}

/** What a client that answers so declares. */
export function declareCapabilities({ elicit, sample, listRoots }: ClientAnswers = {}): object {
  return {
    ...(elicit !== undefined && { elicitation: {} }),
    ...(sample !== undefined && { sampling: {} }),
    ...(listRoots !== undefined && { roots: {} }),
  };
}

const open: { close(): Promise<unknown> }[] = [];

/** Leaves something to be closed after the tests. */
export function closeLater(...closable: { close(): Promise<unknown> }[]): void {
  open.push(...closable);
}

/** Ends all connections. */
export async function closeConnections(): Promise<void> {
  await Promise.all(open.splice(0).map((each) => each.close()));
}

/** The text of a result of one block. */
export function textOf({ content }: Pick<CallToolResult, "content">): string {
  const [block] = content;
  return block?.type === "text" ? block.text : "";
}
