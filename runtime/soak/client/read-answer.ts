import type { SoakAnswer } from "./soak-client.js";

/** The parts of a result that a check looks at. */
export function readAnswer(result: object): SoakAnswer {
  const content: unknown = Reflect.get(result, "content");
  return {
    structured: Reflect.get(result, "structuredContent"),
    text: Array.isArray(content) ? content.map(textOf).join("\n") : "",
    isError: Reflect.get(result, "isError") === true,
  };
}

function textOf(block: unknown): string {
  return typeof block === "object" && block !== null && "text" in block ? String(block.text) : "";
}
