import { randomBytes } from "node:crypto";
import {
  createRequestStateCodec,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import type { RequestStateCodec, ServerContext } from "@modelcontextprotocol/server";
import { describeCaller } from "../binding/describe-caller.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { digestJson } from "../rounds/digest-json.js";
import type { RoundRecord } from "../rounds/round-record.js";
import type { LowLevelServer } from "./low-level-server.js";
import type { RequestStateOptions } from "./request-state-options.js";

/** The call that a state belongs to. */
export interface StatedCall {
  readonly name: string;
  readonly args: unknown;
  readonly ctx: ServerContext;
}

/** The states of calls that wait for their client's input, in the form in which the client has them. */
export interface RequestStates {
  seal(record: RoundRecord, call: StatedCall): Promise<string>;
  /** @throws ProtocolError (-32602) for a state that is not ours, too old, or of another call or caller. */
  open(state: string, call: StatedCall): Promise<RoundRecord>;
}

const VERSION = 1;

interface SealedRecord {
  readonly v: number;
  /** Fingerprint of the tool's name and the arguments. */
  readonly call: string;
  readonly record: RoundRecord;
}

/** All servers of a process share it: over HTTP each request may have a server of its own. */
const ownKey = randomBytes(32);

/**
 * Makes the signing and checking of a server's states. Why a state is refused is told to `onerror` alone.
 *
 * @throws ToolmetaError (`invalid_options`) for a key that is too short, or seconds that are no number.
 */
export function openRequestStates(
  server: LowLevelServer,
  { key = ownKey, ttlSeconds }: RequestStateOptions = {},
): RequestStates {
  const codec = createCodec({ key, ...(ttlSeconds !== undefined && { ttlSeconds }) });
  const refuse = (call: StatedCall, reason: string): never => {
    server.onerror?.(
      new Error(`The requestState of a call to ${call.name} was refused: ${reason}.`),
    );
    throw invalidState(call);
  };
  return {
    seal: (record, call) => codec.mint({ v: VERSION, call: digestCall(call), record }, call.ctx),
    async open(state, call) {
      const sealed = await codec
        .verify(state, call.ctx)
        .catch((error: unknown) => refuse(call, explain(error)));
      if (sealed.v !== VERSION) return refuse(call, "it is of another version of Toolmeta");
      if (sealed.call !== digestCall(call)) return refuse(call, "it is of another call");
      return sealed.record;
    },
  };
}

/** The codec gives its reasons in one word. */
const REASONS: Readonly<Record<string, string>> = {
  bind: "it is of another caller",
  expired: "it has expired",
  mac: "its signature is wrong. If several processes serve, give them one key: `requestState: { key }`",
  malformed: "it is none of ours",
};

function explain(error: unknown): string {
  const { message } = ToolmetaError.from(error);
  return REASONS[message] ?? message;
}

/** What the SDK answers as well, so that a client that knows it can start over. */
function invalidState({ name }: StatedCall): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Invalid or expired requestState for ${name}: its time is over, it is of another call or caller, or it ` +
      "was not signed with this server's key. Call the tool again without it.",
    { reason: "invalid_request_state" },
  );
}

function createCodec(options: {
  readonly key: string | Uint8Array;
  readonly ttlSeconds?: number;
}): RequestStateCodec<SealedRecord> {
  try {
    // The answers of one user are no answers of another.
    return createRequestStateCodec({
      ...options,
      bind: ({ http }) => describeCaller(http?.authInfo),
    });
  } catch (cause) {
    throw new ToolmetaError(
      "invalid_options",
      `requestState cannot be used: ${ToolmetaError.from(cause).message}`,
      { cause },
    );
  }
}

function digestCall({ name, args }: StatedCall): string {
  return digestJson([name, args ?? {}]);
}
