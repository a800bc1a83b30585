import { ToolError } from "@toolmeta/runtime";
import { createTwoFilesPatch } from "diff";
import { LIMITS } from "../limits.js";
import { decodeText } from "../reading/decode-text.js";
import { readWhole } from "../reading/read-whole.js";
import { applyEdits } from "./apply-edits.js";
import type { Edit } from "./edit.js";
import { writeAtomically } from "./write-atomically.js";

/** What edits do to a file. */
export interface EditOutcome {
  /** The changes as a unified diff; null when there are too many of them to be shown. */
  diff: string | null;
  /** Whether the file was changed; false for a dry run. */
  written: boolean;
}

/**
 * Makes all the edits in a file, or none when one of them cannot be made.
 *
 * @param isDryRun Only tell what the edits would change.
 * @throws ToolError when an edit cannot be made, or the file is no UTF-8 text within the limit.
 */
export async function editFile(
  path: string,
  edits: readonly Edit[],
  isDryRun: boolean,
): Promise<EditOutcome> {
  const before = await readForEdit(path);
  const after = applyEdits(before, edits);
  const written = !isDryRun && after !== before;
  if (written) await writeAtomically(path, after);
  return { diff: showDifference(path, before, after), written };
}

async function readForEdit(path: string): Promise<string> {
  const { text, encoding } = decodeText(path, await readWhole(path, LIMITS.textBytes));
  if (encoding === "utf-8") return text;
  throw new ToolError(`${path} is written in ${encoding}, and only UTF-8 can be edited.`);
}

function showDifference(path: string, before: string, after: string): string | null {
  if (before === after) return "";
  const name = path.replace(/^\/+/, "");
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    maxEditLength: LIMITS.changedLines,
  });
  return patch ?? null;
}
