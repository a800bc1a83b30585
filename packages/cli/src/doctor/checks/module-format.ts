import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";

/** A relative import without an extension, which bundlers find and Node does not. */
const BARE = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/(?:[^"']*\/)?[^"'./]+)["']/;

/** Node reads what is built as what it is. */
export const moduleFormat: Check = {
  name: "module-format",
  holds: "Node reads what is built as the kind of module that it is",
  find(project): readonly Finding[] {
    const format = readOption(project, "module");
    const type = project.manifest.type === "module" ? "module" : "commonjs";
    if (/^(commonjs|umd|amd|system)$/.test(format) && type === "module") {
      return [
        {
          where: `${project.config}, compilerOptions.module`,
          problem: `The compiler writes ${format}, and "type": "module" lets Node read it as ES modules.`,
          fix: 'Set "module": "nodenext", or remove "type" from package.json.',
        },
      ];
    }
    if (!/^(es|preserve)/.test(format)) return [];
    const declared = project.manifest.type === "commonjs";
    return [...(declared ? [wrongType(format)] : []), ...findBareImports(project)];
  },
};

function wrongType(format: string): Finding {
  return {
    where: "package.json, type",
    problem: `The compiler writes ES modules ("module": "${format}"), and "type": "commonjs" lets Node read them as CommonJS.`,
    fix: 'Set "type": "module".',
  };
}

function findBareImports({ sources }: DoctorProject): readonly Finding[] {
  return sources.flatMap(({ path, text }) => {
    const imported = BARE.exec(text)?.[1];
    if (imported === undefined) return [];
    return [
      {
        where: path,
        problem: `It imports "${imported}" without an extension, which Node does not find in an ES module.`,
        fix: `Write "${imported}.js"; with "module": "nodenext" the compiler asks for it.`,
      },
    ];
  });
}

function readOption({ settings }: DoctorProject, name: string): string {
  const value = settings?.options[name];
  return typeof value === "string" ? value.toLowerCase() : "";
}
