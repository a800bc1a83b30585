import type { Settings } from "../project/read-settings.js";
import type { InitProject } from "./init-project.js";

/** Says so when the compiler would leave decorators as they are, which Node cannot read. */
export function noteTarget({ layout, notes }: InitProject, settings: Settings | undefined): void {
  const { target, experimentalDecorators } = settings?.options ?? {};
  const isLatest = typeof target === "string" && target.toLowerCase() === "esnext";
  if (!isLatest || experimentalDecorators === true) return;
  notes.push(
    `Set "target": "ES2022" in ${layout.config}: with ESNext the compiler leaves decorators as they are, ` +
      "and Node cannot read them.",
  );
}
