import {
  toolMeta,
  ToolError,
  toResult,
  type CallToolResult,
  type Field,
  type ToolContext,
  type ToolResult,
} from "@toolmeta/runtime";
import { attempt } from "../failures/attempt.js";
import type { LineCount } from "./line-range.js";
import { readMedia } from "./read-media.js";
import { readText } from "./read-text.js";
import { readTexts, type ReadOutcome } from "./read-texts.js";

/** The text of one file. */
export interface FileText {
  content: string;
}

/** The texts of several files. */
export interface FileTexts {
  /** In the order of the paths. */
  files: ReadOutcome[];
}

/** Tools that read what is in files. */
export class ReadTools {
  /**
   * Read a text file. Superseded by read_text_file, which does the same.
   *
   * @param path - Path of the file.
   * @param head - Read only so many lines from the beginning.
   * @param tail - Read only so many lines from the end.
   */
  @toolMeta({
    title: "Read a file (superseded)",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showText,
  })
  async readFile(path: string, head?: LineCount, tail?: LineCount): Promise<ToolResult<FileText>> {
    return this.readTextFile(path, head, tail);
  }

  /**
   * Read a text file: all of it, or its first or last lines.
   *
   * Use this tool to look into one file. Text is read as UTF-8, or as UTF-16 where the file begins with a
   * byte order mark, whatever the name of the file says.
   *
   * Do not use for:
   * - Several files at once (use read_multiple_files).
   * - Images, sounds and other binary files (use read_media_file).
   *
   * Example: read_text_file({ path: "src/index.ts", head: 20 })
   *
   * @param path - Path of the file.
   * @param head - Read only so many lines from the beginning; not together with tail.
   * @param tail - Read only so many lines from the end; not together with head.
   */
  @toolMeta({
    title: "Read a text file",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showText,
  })
  async readTextFile(
    path: string,
    head?: LineCount,
    tail?: LineCount,
  ): Promise<ToolResult<FileText>> {
    return toResult(await attempt(async () => ({ content: await readText(path, { head, tail }) })));
  }

  /**
   * Read an image, a sound or any other binary file.
   *
   * Images and sounds come as such, and every other file as an embedded resource.
   *
   * @param path - Path of the file; its extension tells the type.
   */
  @toolMeta({
    title: "Read a media file",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    // The bytes are in a content block, which no type describes; this is what stands beside it.
    outputSchema: {
      type: "object",
      properties: {
        mimeType: { type: "string", description: "Type of the content." },
        size: { type: "integer", description: "Bytes." },
      },
      required: ["mimeType", "size"],
    },
  })
  async readMediaFile(path: string): Promise<CallToolResult> {
    const media = await attempt(() => readMedia(path));
    if ("error" in media) throw new ToolError(media.error);
    const { block, mimeType, size } = media;
    return { content: [block], structuredContent: { mimeType, size } };
  }

  /**
   * Read several text files in one call.
   *
   * Use this tool to compare files or to read what belongs together. A file that cannot be read says so in
   * its place, and the others are read all the same.
   *
   * @param paths - Paths of the files.
   */
  @toolMeta({
    title: "Read several files",
    checkPaths: ["paths"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showTexts,
  })
  async readMultipleFiles(
    paths: Field<string[], { minItems: 1; maxItems: 100 }>,
    context?: ToolContext,
  ): Promise<FileTexts> {
    return { files: await readTexts(paths, context?.signal) };
  }
}

function showText({ content }: FileText): string {
  return content;
}

function showTexts({ files }: FileTexts): string {
  return files
    .map((file) => `${file.path}:\n${"error" in file ? `Error: ${file.error}` : file.content}`)
    .join("\n---\n");
}
