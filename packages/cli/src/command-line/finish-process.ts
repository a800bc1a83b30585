/**
 * Ends the process when everything it has written has been taken. A module under inspection may hold
 * timers or connections, which would keep the process alive for ever.
 */
export async function finishProcess(exitCode: number): Promise<never> {
  await Promise.all([drain(process.stdout), drain(process.stderr)]);
  process.exit(exitCode);
}

function drain(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    // A reader that has gone away (`| head`) is no failure of the command.
    stream.write("", () => {
      resolve();
    });
  });
}
