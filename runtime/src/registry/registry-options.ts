import type { ToolText } from "@toolmeta/contract";
import type { ArgumentLimits } from "../arguments/argument-limits.js";
import type { CallContext } from "../context/tool-context.js";
import type { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ResolveInstance } from "./create-instance.js";
import type { ToolDefinition } from "./tool-definition.js";

/**
 * Whether a caller may see and call a tool. A tool that is refused is neither listed nor callable; to the
 * caller it does not exist. So it is when the question itself fails; `onError` then hears why.
 */
export type AuthorizeTool = (
  tool: ToolDefinition,
  context: CallContext,
) => boolean | Promise<boolean>;

/**
 * Hears every failure on the server's side, with its cause. `id` is in the client's text too when errors
 * are masked. Nobody waits for it when it is asynchronous.
 */
export type OnToolError = (error: ToolmetaError, tool: ToolDefinition, id: string) => unknown;

/** How a registry finds, names, guards and runs tools. Everything is optional. */
export interface RegistryOptions {
  /** Makes the instances of classes; default: `new Class()`. */
  readonly resolve?: ResolveInstance;
  /** How a tool is named after its method; a `name` in the decorator stays as it is. Default: `asIs`. */
  readonly naming?: "asIs" | "snake_case";
  /** Set before every name as it stands, for instance `files_`. */
  readonly prefix?: string;
  /** Only tools with one of these tags are taken. */
  readonly include?: readonly string[];
  /** Tools with one of these tags are left out, even if they are included. */
  readonly exclude?: readonly string[];
  /**
   * What a second tool of one name does: `error` (default) refuses it, `warn` replaces the first with a
   * warning on the standard error output, `replace` does so silently, and `ignore` keeps the first.
   */
  readonly onDuplicate?: "error" | "warn" | "replace" | "ignore";
  /** `readOnly` takes only tools that are declared `readOnly` and not `destructive`. Default: `full`. */
  readonly access?: "full" | "readOnly";
  /** Refuses to make a registry in a process of the superuser. Default: false. */
  readonly refuseRoot?: boolean;
  /** Hides and refuses tools per caller. Default: everyone may use every tool. */
  readonly authorize?: AuthorizeTool;
  /** Hears every failure; default: a masked one is written to the standard error output. */
  readonly onError?: OnToolError;
  /**
   * Answers an unexpected exception with a neutral text and an id instead of its message. A `ToolError` and
   * a refusal of arguments are meant for the model and stay. Default: false.
   */
  readonly maskErrors?: boolean;
  /** Converts arguments where nothing can be lost (`"10"` for a number). Default: true. */
  readonly coerce?: boolean;
  /** How large the arguments of a call may be. */
  readonly limits?: Partial<ArgumentLimits>;
  /** Milliseconds after which a call is aborted; default: no limit. A tool's own `timeout` wins. */
  readonly timeout?: number;
  /** The text beside structured content; default: `json`. A tool's own `text` wins. */
  readonly text?: ToolText;
  /** Directories in which the paths of `checkPaths` must lie; default: the working directory. */
  readonly roots?: readonly string[];
  /** Takes the client's roots instead of `roots` when the client offers some. Default: false. */
  readonly clientRoots?: boolean;
}
