import { ToolError } from "@toolmeta/runtime";
import { readBytes } from "./read-bytes.js";
import { withPlainFile } from "./with-plain-file.js";

/**
 * Reads all the bytes of a file.
 *
 * @param limit Bytes.
 * @throws ToolError for a file that has more.
 */
export async function readWhole(path: string, limit: number): Promise<Buffer> {
  return withPlainFile(path, async (file, size) => {
    if (size <= limit) return readBytes(file, 0, size);
    throw new ToolError(`${path} has ${size} bytes, and this call can take ${limit}.`, {
      size,
      limit,
    });
  });
}
