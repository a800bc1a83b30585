/** The arguments of a command, and the command that starts a server. */
export interface SplitArguments {
  readonly own: readonly string[];
  readonly server: readonly string[];
}

/** Takes what follows the first `--` for the command of a server, whose options are not ours. */
export function splitServerCommand(args: readonly string[]): SplitArguments {
  const at = args.indexOf("--");
  return at === -1
    ? { own: args, server: [] }
    : { own: args.slice(0, at), server: args.slice(at + 1) };
}
