interface Product {
  id: string;
  name: string;
  price: number;
  stock?: number;
  supplier?: { name: string; country: string };
}
export type PartialProduct = Partial<Product>;
export type RequiredProduct = Required<Product>;
export type ReadonlyProduct = Readonly<Product>;
export type PickedProduct = Pick<Product, "id" | "stock">;
export type OmittedProduct = Omit<Product, "price" | "supplier">;
export type ProductUpdate = Partial<Omit<Product, "id">> & Pick<Product, "id">;
export type ProductKeys = keyof Product;
export type ProductPrice = Product["price"];
export type ProductSupplier = NonNullable<Product["supplier"]>;
export type SupplierCountry = NonNullable<Product["supplier"]>["country"];
export type RequiredPick = Required<Pick<Product, "stock">>;
export type PartialNested = Partial<{ a: { b: string } }>;
export type ReadonlyList = readonly Product[];
export type ReadonlyArrayOf = ReadonlyArray<string>;
export type ArrayOf = Array<{ id: number }>;
export type Unpromised = Awaited<Promise<Promise<{ done: boolean }>>>;
export type NoInferText = NoInfer<"a" | "b">;
export type Lower = Lowercase<"A" | "B">;
export type OmitUnknownKey = Omit<Product, "nothing" | "name">;
export type PickFromUnion = Pick<{ type: "a"; x: 1 } | { type: "b"; x: 2 }, "type">;
export type SortOrder = { by: keyof Product; order?: "asc" | "desc" };
export type ValueOf = Product[keyof Product];
