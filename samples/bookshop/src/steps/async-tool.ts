import { readFile } from "node:fs/promises";
import { toolMeta } from "@toolmeta/runtime";

/** Step 5: a tool that waits for something is an async method; its schema is that of the awaited value. */
export class AsyncTool {
  /** Read the note at the shop's door: opening hours and how to order. */
  @toolMeta({})
  async readNote(): Promise<string> {
    const note = await readFile(new URL("../../note.txt", import.meta.url), "utf8");
    return note.trim();
  }
}
