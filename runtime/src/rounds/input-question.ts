import type { ElicitRequest, SampleRequest } from "../context/tool-context.js";

/** Something that a tool asks of the client. */
export type InputQuestion =
  | { readonly kind: "elicit"; readonly request: ElicitRequest }
  | { readonly kind: "sample"; readonly request: SampleRequest }
  | { readonly kind: "listRoots" };
