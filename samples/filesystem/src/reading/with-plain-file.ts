import { constants } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { ToolError } from "@toolmeta/runtime";

/**
 * Opens a file for reading, hands it over with its size in bytes, and closes it again.
 *
 * @throws ToolError for what is no plain file, such as a directory, a pipe or a device.
 */
export async function withPlainFile<T>(
  path: string,
  use: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  // A named pipe would otherwise wait for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) {
      throw new ToolError(`${path} is a directory. List it with list_directory.`);
    }
    if (!stats.isFile()) throw new ToolError(`${path} is a pipe or a device, not a plain file.`);
    return await use(file, stats.size);
  } finally {
    await file.close();
  }
}
