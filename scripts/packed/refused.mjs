import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

const FILE = "src/refused.ts";

writeFileSync(
  FILE,
  `import { toolMeta } from "@toolmeta/runtime";

export class Refused {
  /** Takes what JSON cannot carry. */
  @toolMeta({})
  take(key: symbol): void {
    void key;
  }
}
`,
);
try {
  // A build that keeps state asks the compiler for its messages in another way, and then remembers them.
  for (const flags of [[], ["--noEmit"], ["--incremental"], ["--incremental"]]) {
    const { status, stdout } = spawnSync("npx", ["tspc", "-p", ".", ...flags], {
      encoding: "utf8",
    });
    const build = `The build with ${flags.join(" ") || "no flags"}`;
    assert.notEqual(status, 0, `${build} succeeded`);
    assert.match(stdout, /src\/refused\.ts.*key/s, `${build} says: ${stdout}`);
  }
} finally {
  rmSync(FILE);
}
console.log("a type without a schema fails every kind of build");
