import { lstat, rename } from "node:fs/promises";
import { ToolError } from "@toolmeta/runtime";

/**
 * Moves a file or a directory, never onto something that exists. A link is not moved: where it is need not
 * be where it points to, which is what the path gate has looked at.
 *
 * @throws ToolError when the source is a link, or the destination exists.
 */
export async function moveEntry(source: string, destination: string): Promise<void> {
  const moved = await lstat(source);
  if (moved.isSymbolicLink()) {
    throw new ToolError(`${source} is a link. Move what it points to by its own path.`);
  }
  const present = await lstat(destination).catch(() => undefined);
  if (present !== undefined) {
    throw new ToolError(`${destination} exists already. Move to a path that does not exist.`);
  }
  await rename(source, destination);
}
