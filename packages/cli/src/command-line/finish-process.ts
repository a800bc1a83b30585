import { EXIT } from "./exit-code.js";

/**
 * Says so when the process ends before the command has: a module that is loaded may be a server, which ends
 * the process with its input.
 */
export function announceEarlyExit(): void {
  process.on("exit", blameModule);
}

function blameModule(): void {
  process.stderr.write(
    "toolmeta: A module that was loaded has ended the process. If it is a server, start it: -- node server.js\n",
  );
  process.exitCode = EXIT.unusable;
}

/**
 * Ends the process when everything it has written has been taken. A module under inspection may hold
 * timers or connections, which would keep the process alive for ever.
 */
export async function finishProcess(exitCode: number): Promise<never> {
  await Promise.all([drain(process.stdout), drain(process.stderr)]);
  process.off("exit", blameModule);
  process.exit(exitCode);
}

function drain(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write("", () => {
      resolve();
    });
  });
}
