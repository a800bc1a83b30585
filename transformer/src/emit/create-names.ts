/** Makes names that stand nowhere in the text of a file, and are not made twice. */
export function createNames(text: string): (wanted: string) => string {
  const taken = new Set(readEscapes(text).match(/[\w$]+/g));
  const tried = new Map<string, number>();
  return (wanted) => {
    let number = tried.get(wanted) ?? 0;
    let name: string;
    do {
      number += 1;
      name = number === 1 ? wanted : `${wanted}${String(number)}`;
    } while (taken.has(name));
    // A file of many tools wants the same name for each.
    tried.set(wanted, number);
    taken.add(name);
    return name;
  };
}

/** A name may be written with escapes: `\u0061Schema`. */
function readEscapes(text: string): string {
  return text.replaceAll(
    /\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi,
    (escape, long?: string, short?: string) => {
      const code = Number.parseInt(long ?? short ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
    },
  );
}
