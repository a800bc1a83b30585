/** A type whose name another file uses as well. */
export interface Item {
  sku: string;
  price: number;
}

export interface Page<T> {
  items: T[];
  next?: string;
}

export interface Settings {
  theme: "dark" | "light";
}

export type Id<Name extends string> = string & { readonly __brand?: Name };
