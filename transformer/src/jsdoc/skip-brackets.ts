/** The index behind the bracket that closes the one at `start`; the end of the line where none does. */
export function skipBrackets(text: string, start: number): number {
  const open = text.charAt(start);
  const close = open === "{" ? "}" : "]";
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === open) depth += 1;
    if (char === close) depth -= 1;
    if (depth === 0) return index + 1;
  }
  const lineEnd = text.indexOf("\n", start);
  return lineEnd < 0 ? text.length : lineEnd;
}
