import { ToolError, type ElicitAnswer } from "@toolmeta/runtime";

/**
 * One member of what the user has filled in, as text.
 *
 * @throws ToolError when the user did not answer.
 */
export function readAnswer({ action, content }: ElicitAnswer, name: string): string {
  if (action !== "accept") throw new ToolError(`The user chose to ${action}.`);
  return String(content?.[name]);
}
