import type { Class } from "../metadata/read-tools.js";

/** A class whose tools are registered, and the instance to call them on when there already is one. */
export interface ToolSource {
  readonly type: Class;
  readonly instance: object | undefined;
}
