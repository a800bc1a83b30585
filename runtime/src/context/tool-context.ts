import type { Brand } from "@toolmeta/contract";
import type { ContentBlock } from "../results/call-tool-result.js";

/** Severity of a log message, as in RFC 5424. */
export type LogLevel =
  "debug" | "info" | "notice" | "warning" | "error" | "critical" | "alert" | "emergency";

/** Who is calling, as the client introduced itself. */
export interface ClientInfo {
  /** Protocol revision 2026-07-28 lets a client keep its name to itself. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** The caller's access token, after the transport has checked it. */
export interface AuthInfo {
  readonly token: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Seconds since the epoch. */
  readonly expiresAt?: number;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What is asked of the client. */
export interface NamedRequest {
  /**
   * The name of the question on the wire, where it has one (protocol revision 2026-07-28). Default: one
   * that is made from what is asked.
   */
  readonly key?: string;
}

/** A question to the user: a message, and a flat JSON Schema of the answer. */
export interface ElicitRequest extends NamedRequest {
  readonly message: string;
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly required?: readonly string[];
  };
}

/** What the user did with a question. */
export interface ElicitAnswer {
  readonly action: "accept" | "decline" | "cancel";
  /** Present when the user accepted. */
  readonly content?: Readonly<Record<string, unknown>> | undefined;
}

/** A request to the client's model. */
export interface SampleRequest extends NamedRequest {
  readonly messages: readonly {
    readonly role: "user" | "assistant";
    readonly content: ContentBlock;
  }[];
  readonly maxTokens: number;
  readonly systemPrompt?: string;
  readonly temperature?: number;
  readonly stopSequences?: readonly string[];
}

/** What the client's model said. */
export interface SampleAnswer {
  readonly role: "user" | "assistant";
  readonly content: unknown;
  readonly model: string;
  readonly stopReason?: string | undefined;
}

/** A directory or file that the client has opened to the server. */
export interface Root {
  /** A `file:` URI. */
  readonly uri: string;
  readonly name?: string | undefined;
}

/**
 * The call that a method runs for. A parameter of this type, anywhere in the signature, is left out of
 * the schema and given by the runtime.
 *
 * `elicit`, `sample` and `listRoots` ask the client. Up to protocol revision 2025-11-25 the method simply
 * waits. From 2026-07-28 on the call is answered with the question, and when the client comes back with the
 * answer, the method runs again from its start: each question that has been answered gets the same answer
 * at once, and the method goes on behind it. So whatever it does before it asks, it does once more with
 * every round: ask first, and change things after the last answer. Questions that are asked together
 * (`Promise.all`) go out together. A question must be the same in every run; one that tells the time
 * is a new one each time. In the run that ends with a question, `signal` is aborted and the question rejects
 * with a ToolmetaError (`input_required`), so that `finally` blocks run; do not take that for an answer.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
export interface ToolContext extends Brand<{ context: true }> {
  /** The name under which the tool was called. */
  readonly toolName: string;
  /** Aborted when the client cancels the call, its time is over, or it waits for the client's input. */
  readonly signal: AbortSignal;
  readonly requestId: string | number | undefined;
  readonly sessionId: string | undefined;
  readonly auth: AuthInfo | undefined;
  readonly client: ClientInfo | undefined;
  /**
   * Reports progress; does nothing when the client did not ask for it, or for a number that is not finite.
   */
  progress(done: number, total?: number, message?: string): Promise<void>;
  /** Sends a log message; does nothing when nobody listens. */
  log(level: LogLevel, data: unknown): Promise<void>;
  /**
   * Asks the user.
   *
   * @throws ToolmetaError (`no_capability`) when the client cannot ask. An answer that does not fit
   *   `requestedSchema` is an error too.
   */
  elicit(request: ElicitRequest): Promise<ElicitAnswer>;
  /** Asks the client's model. @throws ToolmetaError (`no_capability`) when the client has none to offer. */
  sample(request: SampleRequest): Promise<SampleAnswer>;
  /** The client's roots. @throws ToolmetaError (`no_capability`) when the client offers none. */
  listRoots(): Promise<readonly Root[]>;
}

/** What a caller gives of a call's context; everything is optional. */
export type CallContext = Partial<Omit<ToolContext, "toolName" | keyof Brand<unknown>>>;
