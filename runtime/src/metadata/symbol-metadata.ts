const polyfill = Symbol.for("Symbol.metadata");

if (!("metadata" in Symbol)) {
  // Compiled standard decorators make a metadata object only when this symbol exists, and Node has none yet.
  Object.defineProperty(Symbol, "metadata", { value: polyfill });
}

/** The key under which a class holds the metadata of its standard decorators. */
export const symbolMetadata: symbol = readSymbol();

function readSymbol(): symbol {
  const found: unknown = Reflect.get(Symbol, "metadata");
  return typeof found === "symbol" ? found : polyfill;
}
