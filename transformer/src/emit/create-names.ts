/** Makes names that stand nowhere in the text of a file, and are not made twice. */
export function createNames(text: string): (wanted: string) => string {
  const made = new Set<string>();
  const tried = new Map<string, number>();
  return (wanted) => {
    let number = tried.get(wanted) ?? 0;
    let name: string;
    do {
      number += 1;
      name = number === 1 ? wanted : `${wanted}${String(number)}`;
    } while (made.has(name) || text.includes(name));
    // A file of many tools wants the same name for each.
    tried.set(wanted, number);
    made.add(name);
    return name;
  };
}
