import { dirname, join, relative, resolve } from "node:path";
import { parse } from "acorn";
import type { CallExpression, Expression, Program, Super } from "acorn";
import { simple } from "acorn-walk";
import { readFiles } from "../../project/find-sources.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";

/** What was built holds what the compiler read of the tools. */
export const uncompiledOutput: Check = {
  name: "uncompiled-output",
  holds: "what was built holds the schemas of its tools",
  find: (project): readonly Finding[] =>
    readOutput(project).flatMap(({ path, text }) => {
      const bare = text.includes("@toolmeta/runtime") ? countBareCalls(text) : 0;
      if (bare === 0) return [];
      return [
        {
          where: path,
          problem: `It was built without the transformer: ${bare} @toolMeta without a schema.`,
          fix: "Build it again with tspc, once the other findings are mended.",
        },
      ];
    }),
};

function readOutput({ folder, settings }: DoctorProject) {
  const out = settings?.options.outDir;
  if (settings === undefined || typeof out !== "string") return [];
  const place = resolve(dirname(settings.path), out);
  const patterns = ["**/*.js", "**/*.cjs", "**/*.mjs"];
  return readFiles(place, patterns).map(({ path, text }) => ({
    path: relative(folder, join(place, path)).replaceAll("\\", "/"),
    text,
  }));
}

/** How many decorators were given no compiled half, which is their second argument. */
function countBareCalls(text: string): number {
  const program = parseModule(text);
  if (program === undefined) return 0;
  const names = new Set(["toolMeta"]);
  let count = 0;
  simple(program, {
    ImportSpecifier({ imported, local }) {
      if (imported.type === "Identifier" && imported.name === "toolMeta") names.add(local.name);
    },
  });
  simple(program, {
    CallExpression(call: CallExpression) {
      if (names.has(nameOf(call.callee)) && call.arguments.length < 2) count += 1;
    },
  });
  return count;
}

/** The function's name in `toolMeta()`, `runtime.toolMeta()` and `(0, runtime.toolMeta)()`. */
function nameOf(callee: Expression | Super): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "ParenthesizedExpression") return nameOf(callee.expression);
  if (callee.type === "SequenceExpression") {
    const last = callee.expressions.at(-1);
    return last === undefined ? "" : nameOf(last);
  }
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "";
  return callee.property.name;
}

/** Undefined for what Node could not read either, such as decorators that were left as they are. */
function parseModule(text: string): Program | undefined {
  try {
    return parse(text, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true });
  } catch {
    return undefined;
  }
}
