import { Writable } from "node:stream";

/** The standard output, for the protocol alone. */
export interface GuardedStdout {
  /** Takes the protocol's messages. */
  readonly stream: Writable;
  /** Gives the standard output back to everyone. */
  release(): void;
}

/**
 * Keeps the standard output for the protocol: whatever else is written to `process.stdout`, by
 * `console.log` or a library, goes to the standard error output instead.
 */
export function guardStdout(): GuardedStdout {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  const end = stdout.end.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  // Who ends the standard output has nothing more to say; the protocol has.
  stdout.end = () => stdout;
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string | Uint8Array, _encoding, done) {
      write(chunk, done);
    },
  });
  // Each answer that has to wait for room brings a listener, and that is no leak.
  stream.setMaxListeners(0);
  // A client that is gone shows here first; the stream's own error says so to whom it concerns.
  const ignore = (): void => undefined;
  stdout.on("error", ignore);
  return {
    stream,
    release() {
      Object.assign(stdout, { write, end });
      stdout.off("error", ignore);
    },
  };
}
