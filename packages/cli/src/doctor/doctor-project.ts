import type { SourceFile } from "../project/find-sources.js";
import type { JsonObject } from "../project/read-json.js";
import type { Settings } from "../project/read-settings.js";
import type { ScriptCommand } from "./read-commands.js";

/** A project under examination. */
export interface DoctorProject {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: JsonObject;
  /** Every command in the scripts of its package.json. */
  readonly commands: readonly ScriptCommand[];
  /** The tsconfig that builds the tools, or the one that should; absent when there is none. */
  readonly settings: Settings | undefined;
  /** The name of that tsconfig, for people. */
  readonly config: string;
  /** The sources that import from the runtime, and no tests. */
  readonly sources: readonly SourceFile[];
  /** The sources of tests. */
  readonly tests: readonly SourceFile[];
}
