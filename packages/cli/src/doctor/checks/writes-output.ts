import type { Check, Finding } from "../check.js";

const OPTIONS = ["noEmit", "emitDeclarationOnly"];

/** The tsconfig writes JavaScript. */
export const writesOutput: Check = {
  name: "writes-output",
  holds: "the tsconfig writes JavaScript",
  find({ settings, config, commands }): readonly Finding[] {
    const overridden = commands.some(
      ({ program, args }) => program === "tspc" && args.join(" ").includes("--noEmit false"),
    );
    if (settings === undefined || overridden) return [];
    const option = OPTIONS.find((name) => settings.options[name] === true);
    if (option !== undefined) {
      return [
        {
          where: `${config}, compilerOptions.${option}`,
          problem: `With ${option} the compiler writes no JavaScript, so there is nothing to serve.`,
          fix: "Build the tools with a tsconfig of their own; toolmeta init makes tsconfig.mcp.json.",
        },
      ];
    }
    if (!settings.isSolution) return [];
    return [
      {
        where: config,
        problem: "It compiles nothing itself and only refers to other projects.",
        fix: "Name the one that builds the tools: toolmeta doctor --project tsconfig.node.json",
      },
    ];
  },
};
