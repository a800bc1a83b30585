import { leavesDecorators } from "../project/leaves-decorators.js";
import type { Settings } from "../project/read-settings.js";
import type { InitProject } from "./init-project.js";

/** Says so when the compiler would leave decorators as they are, which Node cannot read. */
export function noteTarget(
  { layout, notes }: InitProject,
  settings: Settings | undefined,
  typescript: string,
): void {
  if (settings === undefined || !leavesDecorators(settings, typescript)) return;
  notes.push(
    `Set "target": "ES2022" in ${layout.config}: with ESNext the compiler leaves decorators as they are, ` +
      "and Node cannot read them.",
  );
}
