/** What a diagnostic does: nothing, print, or stop the build. */
export type Severity = "off" | "warning" | "error";

/** One kind of diagnostic. Codes are stable: `TM1…` are errors, `TM2…` warnings, unless the author says otherwise. */
export interface CatalogueEntry<Facts> {
  readonly severity: Severity;
  /** The kind in a few words, for the documentation. */
  readonly title: string;
  /** The message: what, where, what was expected, and how to go on. */
  readonly text: (facts: Facts) => string;
}

function entry<Facts>(
  severity: Severity,
  title: string,
  text: (facts: Facts) => string,
): CatalogueEntry<Facts> {
  return { severity, title, text };
}

interface InTool {
  /** `Catalog.searchBooks` */
  readonly tool: string;
}
interface AtPath extends InTool {
  /** `book.year` */
  readonly path: string;
  readonly reason: string;
}

/** Every diagnostic that Toolmeta gives. */
export const catalogue = {
  TM1001: entry<AtPath>(
    "error",
    "A parameter's type has no form in JSON Schema",
    ({ tool, path, reason }) =>
      `The argument \`${path}\` of ${tool} cannot be described to a client: ${reason}. Change the type, or give the tool an \`inputSchema\` of your own.`,
  ),
  TM1002: entry<AtPath>(
    "error",
    "A result's type has no form in JSON Schema",
    ({ tool, path, reason }) =>
      `The result of ${tool} cannot be described to a client, at \`${path}\`: ${reason}. Change the return type, or give the tool an \`outputSchema\` of your own.`,
  ),
  TM1003: entry<{ readonly reason: string }>(
    "error",
    "The decorator stands where it makes no tool",
    ({ reason }) =>
      `@toolMeta makes no tool here: ${reason}. Put \`@toolMeta({ … })\` on a public method with a body, in a class.`,
  ),
  TM1004: entry<{ readonly name: string; readonly tool: string; readonly other: string }>(
    "error",
    "Two tools have one name",
    ({ name, tool, other }) =>
      `${tool} and ${other} are both called "${name}". Rename one method, or give one of them a \`name\` option.`,
  ),
  TM1005: entry<InTool & { readonly name: string }>(
    "error",
    "A tool's name breaks MCP's rule for names",
    ({ tool, name }) =>
      `"${name}" is no name for the tool ${tool}: a name has 1 to 128 of the characters A-Z a-z 0-9 _ - and the dot. Give it a \`name\` option that fits.`,
  ),
  TM1006: entry<InTool & { readonly path: string; readonly reason: string }>(
    "error",
    "checkPaths names an argument that holds no path",
    ({ tool, path, reason }) =>
      `\`checkPaths\` of ${tool} names \`${path}\`, but ${reason}. Name an argument that is a string or a list of strings.`,
  ),
  TM1007: entry<InTool & { readonly path: string; readonly value: string; readonly reason: string }>(
    "error",
    "A default is refused by its own constraints",
    ({ tool, path, value, reason }) =>
      `The default ${value} of \`${path}\` in ${tool} would be refused: it ${reason}. Change the default or the constraint.`,
  ),
  TM1008: entry<InTool & { readonly hints: string }>(
    "error",
    "Two hints contradict each other",
    ({ tool, hints }) => `${tool} is declared ${hints}, which cannot both be true. Remove one of the two.`,
  ),
  TM1009: entry<{ readonly tag: string; readonly reason: string }>(
    "error",
    "A tag's value cannot be read",
    ({ tag, reason }) => `@${tag} is left out of the schema: ${reason}`,
  ),
  TM1010: entry<AtPath>(
    "error",
    "A keyword does not fit the type it is given to",
    ({ tool, path, reason }) =>
      `A constraint of \`${path}\` in ${tool} cannot be used: ${reason}. Remove it, or change the type.`,
  ),
  TM1011: entry<InTool & { readonly reason: string }>(
    "error",
    "A signature cannot be called with named arguments",
    ({ tool, reason }) => `${tool} cannot be a tool as it is written: ${reason}.`,
  ),
  TM1012: entry<{ readonly file: string }>(
    "error",
    "strictNullChecks is off",
    ({ file }) =>
      `The tools of ${file} cannot be read: without \`strictNullChecks\` the compiler forgets every null and undefined. Set \`"strictNullChecks": true\` (or \`"strict": true\`) in tsconfig.json.`,
  ),
  TM2008: entry<AtPath>(
    "warning",
    "An optional member is left out of the schema",
    ({ tool, path, reason }) => `\`${path}\` of ${tool} is not in the schema: ${reason}.`,
  ),
  TM2009: entry<InTool & { readonly path: string; readonly kind: string }>(
    "off",
    "A part of a signature is unchecked",
    ({ tool, path, kind }) =>
      `\`${path}\` of ${tool} is ${kind}, so a client may send anything. Say what it takes.`,
  ),
} as const;

/** A code of the {@link catalogue}. */
export type DiagnosticCode = keyof typeof catalogue;

/** What a message of one code needs to know. */
export type FactsOf<Code extends DiagnosticCode> = Parameters<(typeof catalogue)[Code]["text"]>[0];
