import { isTransformer } from "../../project/read-settings.js";
import type { Check, Finding } from "../check.js";

const ENTRY = '{ "transform": "@toolmeta/transformer", "transformProgram": true }';

/** The tsconfig names the transformer. */
export const transformerPlugin: Check = {
  name: "transformer-plugin",
  holds: "the tsconfig names the transformer as a plugin",
  find({ settings, config }): readonly Finding[] {
    if (settings === undefined) {
      return [
        {
          where: config,
          problem: "There is no tsconfig, so nothing is compiled.",
          fix: "Let toolmeta init make one.",
        },
      ];
    }
    if (settings.plugins.some(isTransformer)) return [];
    const isForEditor = settings.plugins.some(({ name }) => name === "@toolmeta/transformer");
    return [
      {
        where: `${config}, compilerOptions.plugins`,
        problem: isForEditor
          ? 'The transformer is named for editors only ("name"), so builds do without it.'
          : "The transformer is not among the plugins, so tools are built without their schemas.",
        fix: `Add ${ENTRY}; toolmeta init does.`,
      },
    ];
  },
};
