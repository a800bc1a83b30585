import { mkdir } from "node:fs/promises";
import { toolMeta, toResult, type Field, type Int, type ToolResult } from "@toolmeta/runtime";
import { attempt } from "../failures/attempt.js";
import type { Edit } from "./edit.js";
import { editFile, type EditOutcome } from "./edit-file.js";
import { moveEntry } from "./move-entry.js";
import { writeAtomically } from "./write-atomically.js";

/** One call after the other, so that none works on what another is about to change. */
const IN_TURN = { limit: 1, queue: 1000 };

/** What was written. */
export interface Written {
  path: string;
  /** Size of the text in bytes. */
  size: Int;
  /** The file did not exist before. */
  created: boolean;
}

/** What became of a directory that is wanted. */
export interface EnsuredDirectory {
  path: string;
  /** The directory, or one above it, did not exist before. */
  created: boolean;
}

/** Where something was moved. */
export interface Moved {
  source: string;
  destination: string;
}

/** Tools that change files and directories. */
export class WriteTools {
  /**
   * Write a text file, new or in the place of an old one.
   *
   * Whatever the file held before is lost. To change a part of it, use edit_file.
   *
   * @param path - Path of the file; its directory has to exist.
   * @param content - All of the new text; it is written as UTF-8.
   */
  @toolMeta({
    title: "Write a file",
    checkPaths: ["path"],
    readOnly: false,
    destructive: true,
    idempotent: true,
    openWorld: false,
  })
  async writeFile(path: string, content: string): Promise<ToolResult<Written>> {
    return toResult(
      await attempt<Written>(async () => {
        const created = await writeAtomically(path, content);
        return { path, size: Buffer.byteLength(content), created };
      }),
    );
  }

  /**
   * Replace pieces of a text file, and show what changed as a unified diff.
   *
   * Each edit replaces one exact piece of the text, which must be in the file only once. The edits are made
   * in their order; when one cannot be made, none is.
   *
   * Example: edit_file({ path: "a.txt", edits: [{ oldText: "one", newText: "two" }], dryRun: true })
   *
   * @param path - Path of the file.
   * @param edits - The replacements, each in the text that the one before has left.
   * @param dryRun - Show the diff and leave the file as it is.
   */
  @toolMeta({
    title: "Edit a file",
    checkPaths: ["path"],
    readOnly: false,
    destructive: true,
    idempotent: false,
    openWorld: false,
    concurrency: IN_TURN,
    text: "summary",
    summary: showEdit,
  })
  async editFile(
    path: string,
    edits: Field<Edit[], { maxItems: 100 }>,
    dryRun = false,
  ): Promise<ToolResult<EditOutcome>> {
    return toResult(await attempt(() => editFile(path, edits, dryRun)));
  }

  /**
   * Make sure that a directory exists, and the directories above it.
   *
   * A directory that exists already is left as it is.
   *
   * @param path - Path of the directory.
   */
  @toolMeta({
    title: "Create a directory",
    checkPaths: ["path"],
    readOnly: false,
    destructive: false,
    idempotent: true,
    openWorld: false,
  })
  async createDirectory(path: string): Promise<ToolResult<EnsuredDirectory>> {
    return toResult(
      await attempt(async () => {
        const first = await mkdir(path, { recursive: true });
        return { path, created: first !== undefined };
      }),
    );
  }

  /**
   * Move or rename a file or a directory.
   *
   * What exists at the destination is never overwritten: the call fails instead.
   *
   * @param source - Path of what is to be moved.
   * @param destination - Its new path, name included; the directory above it has to exist.
   */
  @toolMeta({
    title: "Move a file or directory",
    checkPaths: ["source", "destination"],
    readOnly: false,
    destructive: true,
    idempotent: false,
    openWorld: false,
    concurrency: IN_TURN,
  })
  async moveFile(source: string, destination: string): Promise<ToolResult<Moved>> {
    return toResult(
      await attempt(async () => {
        await moveEntry(source, destination);
        return { source, destination };
      }),
    );
  }
}

function showEdit({ diff, written }: EditOutcome): string {
  if (diff === "") return "The edits change nothing.";
  const what = written ? "The file was changed" : "The file would be changed";
  return diff ?? `${what}; the changes are too many for a diff.`;
}
