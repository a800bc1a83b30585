import { setTimeout as sleep } from "node:timers/promises";
import { toolMeta, type Field, type ToolContext } from "@toolmeta/runtime";
import type { Fault } from "./fault.js";
import { measureMemory } from "./measure-memory.js";
import type { Measurement } from "./measurement.js";

type Milliseconds = Field<number, { type: "integer"; minimum: 0; maximum: 1000 }>;

/** Longer than any run; a call that nobody ends shows. */
const FOREVER = 600_000;

/** Tools that answer with the token of their call, at once, later, by an error, or never. */
export class SoakTools {
  private readonly aborted: string[] = [];
  private readonly kept: string[] = [];
  private last = "";

  constructor(private readonly fault: Fault | undefined) {}

  /**
   * Give a token back.
   *
   * @param token - What to give back.
   */
  @toolMeta({ readOnly: true })
  echo(token: string): { token: string } {
    if (this.fault === "leak") this.kept.push(token.repeat(100).toUpperCase());
    if (this.fault === "rejection") void Promise.reject(new Error("Nobody listens."));
    const answer = this.fault === "wrong" ? this.last : token;
    this.last = token;
    return { token: answer };
  }

  /**
   * Give a token back after a while.
   *
   * @param token - What to give back.
   * @param milliseconds - How long it takes.
   */
  @toolMeta({ readOnly: true })
  async slow(
    token: string,
    milliseconds: Milliseconds,
    { signal }: ToolContext,
  ): Promise<{ token: string }> {
    await sleep(milliseconds, undefined, { signal });
    return { token };
  }

  /**
   * Throw.
   *
   * @param token - What the error says.
   */
  @toolMeta({ readOnly: true })
  async fail(token: string): Promise<void> {
    await sleep(1);
    throw new Error(`failed ${token}`);
  }

  /**
   * Report that the call has begun, and wait until it is aborted.
   *
   * @param token - What to remember of the call.
   */
  @toolMeta({ readOnly: true })
  async waitForEnd(token: string, context: ToolContext): Promise<void> {
    await context.progress(0);
    await sleep(FOREVER, undefined, { signal: context.signal, ref: false }).catch(() => undefined);
    if (this.fault !== "deaf") this.aborted.push(token);
  }

  /** Collect the garbage and tell what is left, and which calls were aborted since the last time. */
  @toolMeta({ readOnly: true })
  async measure(): Promise<Measurement> {
    return { ...(await measureMemory()), aborted: this.aborted.splice(0) };
  }
}
