const LINE_ENDS = /[\u2028\u2029]/;

/** A text as a string literal. Before ES2019 two characters that JSON takes end a line, also within one. */
export function writeText(text: string): string {
  const code = JSON.stringify(text);
  return LINE_ENDS.test(code)
    ? code.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")
    : code;
}
