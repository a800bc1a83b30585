import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * Runs a command to its end and gives its standard output.
 *
 * @throws Error with everything that the command printed, when it fails.
 */
export async function runCommand(
  cwd: string,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd, maxBuffer: 2 ** 28 });
    return stdout;
  } catch (thrown) {
    const { stdout = "", stderr = "" } = thrown as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(" ")} failed in ${cwd}:\n${stdout}\n${stderr}`, {
      cause: thrown,
    });
  }
}
