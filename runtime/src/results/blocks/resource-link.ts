import type { BlockExtras, ResourceLinkBlock } from "../call-tool-result.js";

/** What a link says of its resource beside name and place. */
export interface ResourceLinkDetails extends BlockExtras {
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  /** Bytes. */
  readonly size?: number;
}

/** A resource that the client may read, as a content block: where it is, but not what is in it. */
export function resourceLink(
  uri: string,
  name: string,
  details: ResourceLinkDetails = {},
): ResourceLinkBlock {
  return { type: "resource_link", uri, name, ...details };
}
