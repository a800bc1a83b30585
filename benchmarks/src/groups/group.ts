import type { Section } from "../report/section.js";
import type { Settings } from "../settings.js";

/** A group of measurements; `npm run bench -- --only <name>` runs one. */
export interface Group {
  readonly name: string;
  run(settings: Settings): Promise<Section>;
}
