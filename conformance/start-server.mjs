import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/**
 * Starts a server of samples/conformance on a free port.
 *
 * @param file Its file in `dist/`.
 * @returns Its address, and a function that ends it as a service manager does.
 * @throws Error when it ends before it listens, or does not end cleanly.
 */
export async function startServer(file) {
  const path = fileURLToPath(new URL(`../samples/conformance/dist/${file}`, import.meta.url));
  const server = spawn(process.execPath, [path], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  const [url] = await Promise.race([
    once(createInterface(server.stdout), "line"),
    ended.then(([code]) => {
      throw new Error(`${file} ended with code ${code} before it listened. Is it built?`);
    }),
  ]);
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      const [code, signal] = await ended;
      if (code !== 0) throw new Error(`${file} did not end cleanly: ${signal ?? `code ${code}`}.`);
    },
  };
}
