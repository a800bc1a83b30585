/** A place in a script. Lines start at 1. */
export interface CallSite {
  /** A path or a `file:` URL, as the engine names it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly functionName: string | undefined;
}

/**
 * The call stack above `below`, from the engine's own call sites. The text of `error.stack` is not used
 * because source maps rewrite it, and then it no longer names files that can be read or loaded.
 */
export function readCallSites(below: (...args: never[]) => unknown): readonly CallSite[] {
  const prepare: unknown = Reflect.get(Error, "prepareStackTrace");
  const limit = Error.stackTraceLimit;
  let sites: readonly CallSite[] = [];
  Error.stackTraceLimit = 20;
  Error.prepareStackTrace = (_error, frames) => {
    sites = frames.map((frame) => ({
      file: frame.getFileName() ?? frame.getScriptNameOrSourceURL() ?? "",
      line: frame.getLineNumber() ?? 0,
      column: frame.getColumnNumber() ?? 0,
      functionName: frame.getFunctionName() ?? undefined,
    }));
    return "";
  };
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, below);
  // The engine prepares the trace when the property is read.
  Reflect.get(holder, "stack");
  Reflect.set(Error, "prepareStackTrace", prepare);
  Error.stackTraceLimit = limit;
  return sites;
}
