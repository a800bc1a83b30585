import type { Check } from "../check.js";

/** There is something to work at all. */
export const toolsThere: Check = {
  name: "tools-there",
  holds: "a source imports from @toolmeta/runtime",
  find: ({ sources }) =>
    sources.length > 0
      ? []
      : [
          {
            where: ".",
            problem: "No source imports from @toolmeta/runtime, so there is no tool.",
            fix: "Decorate a method with @toolMeta, or let toolmeta init add a sample.",
          },
        ],
};
