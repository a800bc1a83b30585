/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse is the only way to ask, and a text that is no JSON is an answer, not a failure.
    return undefined;
  }
}
