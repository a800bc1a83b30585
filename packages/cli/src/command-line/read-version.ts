import { createRequire } from "node:module";

/** The version of this package. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)("../../package.json");
  const version: unknown =
    typeof manifest === "object" && manifest !== null
      ? Reflect.get(manifest, "version")
      : undefined;
  return typeof version === "string" ? version : "unknown";
}
