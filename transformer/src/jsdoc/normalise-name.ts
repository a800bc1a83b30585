/**
 * Brings the name of a documented parameter down to its dotted form: without the notations for arrays
 * (`items[].name`), rest parameters (`...others`), optional members (`a?.b`), quotes and bold.
 */
export function normaliseName(raw: string): string {
  return raw.replace(/\[\w*\]|^\.\.\.|[?*"'`]/g, "");
}
