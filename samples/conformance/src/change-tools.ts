import { toolMeta, type ToolRegistry } from "@toolmeta/runtime";

/** A tool that changes the list of tools. */
export class ChangeTools {
  readonly #registry: ToolRegistry;

  constructor(registry: ToolRegistry) {
    this.#registry = registry;
  }

  /** Take a tool off the list and put it back, so that clients are told that the list has changed. */
  @toolMeta({ destructive: false, idempotent: true })
  testTriggerToolChange(): string {
    this.#registry.disable("test_simple_text");
    this.#registry.enable("test_simple_text");
    return "The list has changed.";
  }
}
