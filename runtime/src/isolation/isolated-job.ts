import type { MessagePort } from "node:worker_threads";
import type { ToolText } from "@toolmeta/contract";
import type { LogLevel } from "../context/tool-context.js";
import type { Arguments } from "../arguments/prepare-arguments.js";
import type { ToolmetaErrorCode } from "../errors/toolmeta-error.js";
import type { CallToolResult } from "../results/call-tool-result.js";

/** A call that a worker thread runs; only what can be copied between threads. */
export interface IsolatedJob {
  /** The script that declares the class. */
  readonly file: string;
  readonly className: string;
  readonly key: string;
  readonly isStatic: boolean;
  readonly toolName: string;
  readonly text: ToolText;
  readonly args: Arguments;
  readonly given: ReadonlySet<string>;
  /** Carries progress and log messages back. */
  readonly port: MessagePort;
}

/** How a job ended. An exception is taken apart, because a copied error loses its class and details. */
export type IsolatedOutcome =
  | { readonly result: CallToolResult }
  | {
      readonly failure: {
        readonly code: ToolmetaErrorCode;
        readonly message: string;
        readonly isToolError: boolean;
        readonly details: Readonly<Record<string, unknown>> | undefined;
        readonly stack: string | undefined;
      };
    };

/** What a tool reports while it runs in a worker, and that it has reported everything. */
export type IsolatedMessage =
  | { readonly progress: readonly [done: number, total?: number, message?: string] }
  | { readonly log: readonly [level: LogLevel, data: unknown] }
  | { readonly end: true };
