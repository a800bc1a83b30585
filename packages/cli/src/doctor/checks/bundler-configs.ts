import { readFiles } from "../../project/find-sources.js";
import type { Check, Finding } from "../check.js";

const CONFIGS =
  "{vite,tsup,tsdown,build,rollup,esbuild,webpack,rspack}.config.{js,cjs,mjs,ts,cts,mts}";

/** No bundler begins at the source of a tool. */
export const bundlerConfigs: Check = {
  name: "bundler-configs",
  holds: "no bundler begins at the source of a tool",
  find: ({ folder, sources }): readonly Finding[] =>
    readFiles(folder, [CONFIGS]).flatMap(({ path, text }) => {
      // A bundler that is given the patched compiler runs its transformers.
      if (text.includes("ts-patch")) return [];
      const named = sources.find((source) => text.includes(source.path));
      if (named === undefined) return [];
      return [
        {
          where: path,
          problem: `It bundles ${named.path} without the transformer, so tools have no schemas.`,
          fix: "Build with tspc first, and bundle what was built.",
        },
      ];
    }),
};
