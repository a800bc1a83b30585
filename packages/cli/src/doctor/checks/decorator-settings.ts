import { findInstalled } from "../../project/find-installed.js";
import { leavesDecorators } from "../../project/leaves-decorators.js";
import type { Check, Finding } from "../check.js";
import type { DoctorProject } from "../doctor-project.js";

/** A decorator that is written for the standard: it takes a context. */
const STANDARD = /\bClass(Method|Getter|Setter|Field|Accessor)?DecoratorContext\b/;
/** A decorator of a parameter, which the standard does not have: `constructor(@inject() shop: Shop)`. */
const ON_PARAMETER = /[(,]\s*@[A-Za-z_$][\w$.]*\s*(\(|\s[A-Za-z_$])/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The compiler takes decorators as they are written, and leaves none for Node. */
export const decoratorSettings: Check = {
  name: "decorator-settings",
  holds: "the decorator options fit what is written",
  find(project): readonly Finding[] {
    const { experimentalDecorators = false, emitDecoratorMetadata = false } =
      project.settings?.options ?? {};
    if (experimentalDecorators === true) return findIn(project, STANDARD, AS_EXPERIMENTAL);
    const metadata = { where: project.config, ...METADATA_ALONE };
    return [
      ...findTarget(project),
      ...(emitDecoratorMetadata === true ? [metadata] : []),
      ...findIn(project, ON_PARAMETER, AS_STANDARD),
    ];
  },
};

const AS_EXPERIMENTAL = {
  problem: "A decorator here takes a standard context, and experimentalDecorators gives it none.",
  fix: 'Remove "experimentalDecorators" from the tsconfig; @toolMeta works without it.',
};
const AS_STANDARD = {
  problem: "A parameter is decorated, which only experimental decorators can be.",
  fix: 'Set "experimentalDecorators": true in the tsconfig; @toolMeta works with it.',
};
const METADATA_ALONE = {
  problem: "emitDecoratorMetadata does nothing without experimentalDecorators.",
  fix: 'Set "experimentalDecorators": true too, or remove emitDecoratorMetadata.',
};

function findTarget({ folder, settings, config }: DoctorProject): readonly Finding[] {
  const typescript = findInstalled(folder, "typescript")?.version ?? "6.0.0";
  if (settings === undefined || !leavesDecorators(settings, typescript)) return [];
  return [
    {
      where: `${config}, compilerOptions.target`,
      problem: "With ESNext the compiler leaves decorators as they are, and Node cannot read them.",
      fix: 'Set "target": "ES2022".',
    },
  ];
}

function findIn(
  { sources }: DoctorProject,
  pattern: RegExp,
  said: Omit<Finding, "where">,
): readonly Finding[] {
  return sources
    .filter(({ text }) => pattern.test(text.replaceAll(COMMENT, "")))
    .map(({ path }) => ({ where: path, ...said }));
}
