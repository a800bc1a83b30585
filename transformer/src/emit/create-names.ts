/** Makes names that stand nowhere in the text of a file, and are not made twice. */
export function createNames(text: string): (wanted: string) => string {
  const made = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let number = 2; made.has(name) || text.includes(name); number++) {
      name = `${wanted}${String(number)}`;
    }
    made.add(name);
    return name;
  };
}
