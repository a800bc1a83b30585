/** `const schema1 = ` of what is JSON up to the end of its statement. */
const DECLARATION = /const (schema\d+) = (?=[{[])/g;

/** An object that tells of an error, with braces in texts only. */
const ERROR =
  /\{instancePath(?:"(?:[^"\\]|\\.)*"|[^"{}])*params:\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\}\}/g;
const SOURCE_URL = /\/\*# sourceURL="\w+" \*\/;/g;

/**
 * The code of validators without what nobody asks for: what each error tells, where only their number counts,
 * and the schemas that are declared and not used.
 */
export function shortenCode(code: string): string {
  return dropUnusedConstants(code.replaceAll(ERROR, "{}").replaceAll(SOURCE_URL, ""));
}

function dropUnusedConstants(code: string): string {
  let kept = "";
  let from = 0;
  for (const { index, 0: start, 1: name = "" } of code.matchAll(DECLARATION)) {
    if (index < from || code.split(new RegExp(`\\b${name}\\b`)).length > 2) continue;
    kept += code.slice(from, index);
    from = findEnd(code, index + start.length) + 1;
  }
  return kept + code.slice(from);
}

/** The semicolon behind a JSON value. */
function findEnd(code: string, start: number): number {
  let depth = 0;
  for (const { index, 0: token } of code.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  return code.length;
}
