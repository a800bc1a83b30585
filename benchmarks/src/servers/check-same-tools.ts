import { listTools } from "./read-groups.js";
import type { ServedTool } from "./served-tool.js";

/**
 * Checks that servers offer the same tools: names, descriptions, arguments, and which of these are required.
 *
 * @throws Error that names the first difference.
 */
export async function checkSameTools(
  servers: readonly { readonly title: string; readonly file: string }[],
): Promise<void> {
  const [first, ...others] = servers;
  if (first === undefined) return;
  const expected = describeTools(await listTools(first.file));
  for (const { title, file } of others) {
    const found = describeTools(await listTools(file));
    const lines = expected.filter((line) => !found.includes(line));
    if (lines.length === 0 && found.length === expected.length) continue;
    throw new Error(
      `${title} offers ${found.length} tools, the floor ${expected.length}. It lacks:\n` +
        `${lines.slice(0, 2).join("\n")}\nand has for instance:\n${found.slice(0, 2).join("\n")}`,
    );
  }
}

function describeTools(tools: readonly ServedTool[]): readonly string[] {
  return tools.map(({ name, description, inputSchema }) => {
    const { properties = {}, required: listed = [] } = inputSchema;
    const members = Object.keys(properties).join(", ");
    // Some list an argument with a default as required, because their own reading always has it.
    const required = listed.filter((each) => properties[each]?.default === undefined).sort();
    return `${name}(${members}), required: ${required.join(", ")}. ${description}`;
  });
}
