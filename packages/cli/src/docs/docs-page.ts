import type { ToolPage } from "./tool-page.js";

/** The documentation of the tools of one server. */
export interface DocsPage {
  readonly title: string;
  readonly tools: readonly ToolPage[];
}
