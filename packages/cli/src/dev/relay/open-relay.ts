import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
} from "@modelcontextprotocol/client";
import type {
  JSONRPCMessage,
  JSONRPCNotification,
  JSONRPCRequest,
  JSONRPCResponse,
  RequestId,
  Transport,
} from "@modelcontextprotocol/client";
import { createClientQuestions } from "./client-questions.js";
import { isOpening, readLists, withListChanges } from "./opening.js";
import { createRequestTable } from "./request-table.js";
import { startLink } from "./server-link.js";
import type { ServerLink } from "./server-link.js";
import type { ServerCommand } from "./server-process.js";
import { confirmedBy, isSubscription, listChangesFor } from "./subscription.js";

/** What a relay needs. */
export interface RelayOptions {
  /** The client's side, not started yet. */
  readonly front: Transport;
  /** How to start the server; may wait until there is one. */
  readonly locate: () => Promise<ServerCommand>;
  /** Tells the developer something. */
  readonly note: (text: string) => void;
}

const GRACE = 5000;
const CALL_AGAIN = "The server was restarted before it answered. Call again.";
const ENDED = "The server ended before it answered. What toolmeta dev prints says why.";
const READY = { jsonrpc: "2.0", method: "notifications/initialized" } as const;

/**
 * Connects a client with a server that starts with the client's first message, and again whenever `restart`
 * is called. Messages pass as they are. A new server hears what the client said first, and the client hears
 * that the lists have changed.
 */
export async function openRelay(options: RelayOptions): Promise<Relay> {
  const relay = new Relay(options);
  await options.front.start();
  return relay;
}

/** A client that stays connected while the server behind it is replaced. */
export class Relay {
  /** Settles when the connection has ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly #options: RelayOptions;
  readonly #requests = createRequestTable<ServerLink>();
  readonly #questions = createClientQuestions<ServerLink>();
  readonly #retired = new Set<ServerLink>();
  /** Subscriptions that went over to another server, which confirms them again. */
  readonly #moved = new Set<RequestId>();
  #current: ServerLink | undefined;
  #opening: JSONRPCRequest | undefined;
  #lists: ReturnType<typeof readLists> = [];
  /** One message after the other, and one restart after the other. */
  #delivery: Promise<void> = Promise.resolve();
  #restarting: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    const { front } = options;
    front.onmessage = (message) => {
      this.#delivery = this.#delivery.then(() => this.#deliver(message));
    };
    this.ended = new Promise((resolve) => {
      front.onclose = () => {
        resolve();
        void this.close();
      };
    });
  }

  /**
   * Puts a new server in the place of the one that runs. Calls that the old one is at may finish, for a few
   * seconds.
   *
   * @returns False when the new one did not start, and the old one goes on.
   */
  restart(): Promise<boolean> {
    const restarted = this.#restarting.then(() => this.#delivery).then(() => this.#replace());
    this.#restarting = restarted.then(() => undefined);
    return restarted;
  }

  /** Ends the connection and the servers. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#options.front.close();
    const links = [...this.#retired, ...(this.#current === undefined ? [] : [this.#current])];
    await Promise.all(links.map((link) => link.close()));
  }

  async #deliver(message: JSONRPCMessage): Promise<void> {
    let link: ServerLink | undefined;
    try {
      if (isJSONRPCResponse(message)) {
        const claimed = this.#questions.claim(message);
        await claimed?.server.send(claimed.answer);
        return;
      }
      link = this.#receiverOf(message) ?? (await this.#start());
      if (isJSONRPCRequest(message)) {
        if (isOpening(message)) this.#opening = message;
        this.#requests.add(message, link);
      }
      await link.send(message);
    } catch (error) {
      this.#options.note(`The server does not answer: ${describe(error)}`);
      if (!isJSONRPCRequest(message)) return;
      // One that was added has been refused when its server ended.
      if (link === undefined || this.#requests.find(message.id) !== undefined) {
        await this.#refuse(message, ENDED);
      }
    }
  }

  /** What is said about a request goes to the server that has it. */
  #receiverOf(message: JSONRPCMessage): ServerLink | undefined {
    const about = isJSONRPCNotification(message) ? message.params?.requestId : undefined;
    const holder = isRequestId(about) ? this.#requests.find(about)?.server : undefined;
    const link = holder ?? this.#current;
    return link?.isOpen === true ? link : undefined;
  }

  async #start(): Promise<ServerLink> {
    this.#current = await this.#startNext();
    return this.#current;
  }

  /** A server that knows what the client said first. */
  async #startNext(): Promise<ServerLink> {
    const link = await startLink(await this.#options.locate(), {
      onMessage: (from, message) => {
        this.#forward(from, message).catch((error: unknown) => {
          this.#options.note(`The client cannot be reached: ${describe(error)}`);
        });
      },
      onEnd: (from) => {
        const isUnexpected = !this.#isClosed && !this.#retired.delete(from);
        if (isUnexpected) this.#options.note("The server ended. The next message starts it again.");
        for (const request of this.#requests.listOf(from)) void this.#refuse(request, ENDED);
      },
    });
    if (this.#opening === undefined || this.#requests.find(this.#opening.id) !== undefined) {
      return link;
    }
    try {
      this.#lists = readLists(await link.ask(this.#opening));
      if (this.#opening.method === "initialize") await link.send(READY);
      return link;
    } catch (error) {
      await link.close();
      throw error;
    }
  }

  async #replace(): Promise<boolean> {
    const old = this.#current;
    // Nobody has asked for a server yet; the one that will is started from the new build.
    if (this.#isClosed || old === undefined) return true;
    try {
      const next = await this.#startNext();
      this.#current = next;
      await this.#move(old, next);
      for (const list of this.#opening?.method === "initialize" ? this.#lists : []) {
        const method = `notifications/${list}/list_changed`;
        await this.#options.front.send({ jsonrpc: "2.0", method });
      }
      void this.#retire(old);
      return true;
    } catch (error) {
      this.#options.note(
        `The new build does not start: ${describe(error)}. The one before it goes on serving.`,
      );
      return false;
    }
  }

  /** Takes over what the old server would leave open: subscriptions, and a first request. */
  async #move(old: ServerLink, next: ServerLink): Promise<void> {
    for (const request of this.#requests.listOf(old)) {
      if (!isSubscription(request) && !isOpening(request)) continue;
      this.#requests.add(request, next);
      await next.send(request);
      if (!isSubscription(request)) continue;
      this.#moved.add(request.id);
      for (const change of listChangesFor(request)) await this.#options.front.send(change);
    }
  }

  /** Lets a server finish what it is at, and ends it. */
  async #retire(link: ServerLink): Promise<void> {
    this.#retired.add(link);
    const deadline = Date.now() + GRACE;
    while (link.isOpen && this.#requests.listOf(link).length > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const request of this.#requests.listOf(link)) await this.#refuse(request, CALL_AGAIN);
    await link.close();
  }

  async #forward(from: ServerLink, message: JSONRPCMessage): Promise<void> {
    if (isJSONRPCResponse(message)) {
      await this.#answer(from, message);
      return;
    }
    const sent = isJSONRPCRequest(message)
      ? this.#questions.rename(message, from)
      : this.#readNotification(message, from);
    if (sent === undefined) return;
    const related = this.#requests.relatedTo(from, message.params?.progressToken);
    const options = related === undefined ? {} : { relatedRequestId: related };
    await this.#options.front.send(sent, options);
  }

  /** A notification as the client is to read it; nothing when it must not. */
  #readNotification(message: JSONRPCNotification, from: ServerLink) {
    const confirmed = confirmedBy(message);
    if (confirmed !== undefined) return this.#moved.delete(confirmed) ? undefined : message;
    const id = message.params?.requestId;
    if (message.method !== "notifications/cancelled" || !isRequestId(id)) return message;
    const renamed = this.#questions.idOf(id, from);
    if (renamed !== undefined)
      return { ...message, params: { ...message.params, requestId: renamed } };
    // A server that ends cancels its subscriptions, which another one may have by now.
    return this.#requests.find(id)?.server === from ? message : undefined;
  }

  async #answer(from: ServerLink, message: JSONRPCResponse): Promise<void> {
    const open = message.id === undefined ? undefined : this.#requests.find(message.id);
    // The request has gone over to another server, or has been answered when this one was too slow.
    if (open?.server !== from) return;
    this.#requests.remove(open.request.id);
    const isFirst = isOpening(open.request);
    if (isFirst) this.#lists = readLists(message);
    await this.#options.front.send(isFirst ? withListChanges(message) : message);
  }

  async #refuse({ id }: JSONRPCRequest, message: string): Promise<void> {
    this.#requests.remove(id);
    if (this.#isClosed) return;
    await this.#options.front.send({ jsonrpc: "2.0", id, error: { code: -32000, message } });
  }
}

function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || typeof value === "number";
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
