import { existsSync, readFileSync } from "node:fs";
import { UsageError } from "../command-line/usage-error.js";
import { isSchema } from "../schema/schema.js";
import type { ToolLock } from "./tool-lock.js";

/**
 * Reads a lock file.
 *
 * @returns undefined when there is none.
 * @throws UsageError for a file that is no lock, or one of a later version.
 */
export function readLock(file: string): ToolLock | undefined {
  if (!existsSync(file)) return undefined;
  const lock = parse(readFileSync(file, "utf8"));
  if (isLock(lock)) return lock;
  const version = isSchema(lock) ? lock.lockVersion : undefined;
  throw new UsageError(
    version === undefined || version === 1
      ? `${file} is no lock of tools. Bring it back from version control, or make it anew with --update.`
      : `${file} has the lock version ${JSON.stringify(version)}; this toolmeta knows 1. Update toolmeta.`,
  );
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function isLock(value: unknown): value is ToolLock {
  return (
    isSchema(value) &&
    value.lockVersion === 1 &&
    isSchema(value.tools) &&
    Object.values(value.tools).every((tool) => isSchema(tool) && isSchema(tool.inputSchema))
  );
}
