import { parse } from "shell-quote";

/** One command of a script. */
export interface ScriptCommand {
  readonly script: string;
  /** The program, without the ones that only start it: `tsx` of `npx tsx src/server.ts`. */
  readonly program: string;
  readonly args: readonly string[];
}

/** Programs that run another one, which their next argument names. */
const STARTERS = ["npx", "pnpx", "bunx", "exec", "dlx", "cross-env", "env", "dotenv", "nodemon"];
const MANAGERS = ["npm", "pnpm", "yarn"];

/** The commands in the scripts of a package.json. */
export function readCommands(scripts: Readonly<Record<string, string>>): readonly ScriptCommand[] {
  return Object.entries(scripts).flatMap(([script, text]) =>
    splitCommands(text).flatMap((words) => {
      const [program, ...args] = skipStarters(words);
      return program === undefined ? [] : [{ script, program, args }];
    }),
  );
}

function splitCommands(text: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  // What the environment holds is not known here.
  for (const word of parse(text, (name) => `$${name}`)) {
    if (typeof word === "string") commands.at(-1)?.push(word);
    else if ("op" in word && word.op === "glob") commands.at(-1)?.push(word.pattern);
    else if ("op" in word && !/^[<>]/.test(word.op)) commands.push([]);
  }
  return commands;
}

function skipStarters(words: readonly string[]): readonly string[] {
  const [first, second] = words;
  if (first === undefined) return words;
  const runsOther = second === "exec" || second === "dlx";
  const isStarter =
    STARTERS.includes(first) ||
    (MANAGERS.includes(first) && runsOther) ||
    /^\w+=/.test(first) ||
    first.startsWith("-");
  return isStarter ? skipStarters(words.slice(1)) : words;
}
