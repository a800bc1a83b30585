/** How a hostile message is answered. */
export type Verdict =
  /** Over HTTP by an error; over stdio not at all, where the second generation of the SDK says nothing. */
  | { readonly kind: "no JSON" }
  /** Over HTTP by an error; over stdio by a line on the standard error output. */
  | { readonly kind: "no message" }
  /** By an error of JSON-RPC or a result with `isError`, of which the text says this. */
  | { readonly kind: "refused"; readonly says: RegExp }
  /** By a result that is none of a failure: what is odd about the message concerns nobody. */
  | { readonly kind: "harmless" }
  /** Not at all: it asks for nothing. */
  | { readonly kind: "silent" };

/** A message that no honest client sends. */
export interface HostileMessage {
  readonly name: string;
  /** No two have the same id. */
  readonly id: number;
  readonly text: string;
  readonly verdict: Verdict;
}

const ID = 666;
const FIRST_ID = 1_000_000;

const LEVELS = 100_000;
const KEYS = 100_000;
const DEEP_LIST = "[".repeat(LEVELS) + "]".repeat(LEVELS);
const DEEP_OBJECT = '{"a":'.repeat(LEVELS) + "1" + "}".repeat(LEVELS);

const noJson: Verdict = { kind: "no JSON" };
const noMessage: Verdict = { kind: "no message" };
const silent: Verdict = { kind: "silent" };
const harmless: Verdict = { kind: "harmless" };
const refused = (says: RegExp): Verdict => ({ kind: "refused", says });

/** A request whose parameters are given as text, so that they need not be what JSON.stringify writes. */
function request(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":${ID},"method":${JSON.stringify(method)},"params":${params}}`;
}

function call(tool: unknown, args: string): string {
  return request("tools/call", `{"name":${JSON.stringify(tool)},"arguments":${args}}`);
}

function notification(method: string, params: object): string {
  return JSON.stringify({ jsonrpc: "2.0", method, params });
}

function manyKeys(): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: KEYS }, (_, at) => [`k${at}`, at])),
  );
}

const CASES: Readonly<Record<string, readonly [text: string, verdict: Verdict]>> = {
  "half an object": ["{", noJson],
  "no JSON": ["GET / HTTP/1.1", noJson],
  null: ["null", noMessage],
  "a number": ["7", noMessage],
  "a string": ['"tools/list"', noMessage],
  "a list of garbage": ["[1, 2, null]", noMessage],
  "bytes that are no text": ['{"\ufffd\u0001":1}', noJson],
  "a message without a version": ['{"id":1,"method":"tools/list"}', noMessage],
  "a message of another version": ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', noMessage],
  "a message from a prototype": ['{"__proto__":{"jsonrpc":"2.0"},"id":1,"method":"x"}', noMessage],
  "an id that is an object": ['{"jsonrpc":"2.0","id":{},"method":"tools/list"}', noMessage],
  "an id that is a fraction": ['{"jsonrpc":"2.0","id":1.5,"method":"tools/list"}', noMessage],
  "a method that is a number": ['{"jsonrpc":"2.0","id":1,"method":7}', noMessage],
  "parameters that are a string": [request("tools/call", '"echo"'), noMessage],
  "parameters that are a list": [request("tools/call", '["echo"]'), noMessage],
  "100,000 lists": [DEEP_LIST, noMessage],
  "100,000 objects": [DEEP_OBJECT, noMessage],
  "100,000 lists as an id": [`{"jsonrpc":"2.0","id":${DEEP_LIST},"method":"ping"}`, noMessage],
  "100,000 lists as a method": [`{"jsonrpc":"2.0","id":1,"method":${DEEP_LIST}}`, noMessage],

  "an unknown method": [request("tools/destroy", "{}"), refused(/method not found/i)],
  "a method __proto__": [request("__proto__", "{}"), refused(/method not found/i)],
  "a method constructor": [request("constructor", "{}"), refused(/method not found/i)],
  "a method toString": [request("toString", "{}"), refused(/method not found/i)],
  "an unknown tool": [call("destroy", "{}"), refused(/no tool "destroy"/)],
  "a tool __proto__": [call("__proto__", "{}"), refused(/no tool "__proto__"/)],
  "a tool constructor": [call("constructor", "{}"), refused(/no tool "constructor"/)],
  "a tool toString": [call("toString", "{}"), refused(/no tool "toString"/)],
  "a tool without a name": [call("", "{}"), refused(/no tool ""/)],
  "a name that is a number": [call(7, "{}"), refused(/name/)],
  "a name that is a list": [call(["echo"], "{}"), refused(/name/)],
  "a name from a prototype": [
    request("tools/call", '{"__proto__":{"name":"echo"},"arguments":{"text":"x"}}'),
    refused(/name/),
  ],
  "no arguments": [request("tools/call", '{"name":"echo"}'), refused(/text: is required/)],
  "arguments that are a list": [call("echo", '["x"]'), refused(/arguments/)],
  "arguments that are a string": [call("echo", '"x"'), refused(/arguments/)],
  "arguments that are null": [call("echo", "null"), refused(/arguments/)],
  "arguments from a prototype": [
    call("echo", '{"__proto__":{"text":"x"}}'),
    refused(/text: is required|__proto__/),
  ],
  "an argument constructor": [
    call("echo", '{"text":"x","constructor":{"name":"x"}}'),
    refused(/constructor: is not known/),
  ],
  "an argument toString": [
    call("echo", '{"text":"x","toString":"x"}'),
    refused(/toString: is not known/),
  ],
  "a prototype within an argument": [
    call("echo", '{"text":{"__proto__":{"length":1}}}'),
    refused(/text/),
  ],
  "a list in the place of a text": [call("echo", '{"text":["x"]}'), refused(/text: expected/)],
  "a number beyond all numbers": [
    call("wait", '{"milliseconds":1e999,"text":"x"}'),
    refused(/milliseconds: expected/),
  ],
  "100,000 lists as an argument": [call("echo", `{"text":${DEEP_LIST}}`), refused(/text.*deep/)],
  "100,000 objects as an argument": [
    call("echo", `{"text":${DEEP_OBJECT}}`),
    refused(/text.*deep/),
  ],
  "100,000 objects beside an argument": [
    call("echo", `{"text":"x","more":${DEEP_OBJECT}}`),
    refused(/more.*deep/),
  ],
  "100,000 keys as arguments": [call("echo", manyKeys()), refused(/text: is required/)],
  "100,000 keys in an argument": [
    call("echo", `{"text":${manyKeys()}}`),
    refused(/text: expected|arguments/),
  ],
  "a cursor that is a number": [request("tools/list", '{"cursor":7}'), refused(/cursor/)],

  "100,000 lists where nobody looks": [request("tools/list", `{"x":${DEEP_LIST}}`), harmless],
  "100,000 keys where nobody looks": [request("tools/list", manyKeys()), harmless],

  "an unknown notification": [notification("notifications/nothing", {}), silent],
  "the end of an unknown request": [
    notification("notifications/cancelled", { requestId: 4711 }),
    silent,
  ],
  "the end of an impossible request": [
    notification("notifications/cancelled", { requestId: { __proto__: null } }),
    silent,
  ],
  "progress of nothing": [
    notification("notifications/progress", { progressToken: 4711, progress: 1 }),
    silent,
  ],
  "an answer to nothing": ['{"jsonrpc":"2.0","id":4711,"result":{}}', silent],
  "an error of nothing": ['{"jsonrpc":"2.0","id":4711,"error":{"code":-1,"message":"x"}}', silent],
};

/** Every message that is sent over every transport, with what becomes of it. */
export const HOSTILE_MESSAGES: readonly HostileMessage[] = Object.entries(CASES).map(
  ([name, [text, verdict]], at) => {
    const id = FIRST_ID + at;
    return { name, id, text: text.replace(`"id":${ID}`, `"id":${id}`), verdict };
  },
);
