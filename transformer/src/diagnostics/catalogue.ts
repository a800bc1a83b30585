/** What a diagnostic does: nothing, print, or stop the build. */
export type Severity = "off" | "warning" | "error";

/**
 * One kind of diagnostic. Codes are stable: `TM1…` are errors, `TM2…` warnings, unless the author says
 * otherwise.
 */
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
      `${tool} and ${other} are both called "${name}", so one server cannot offer both. Rename one method, or give one of them a \`name\` option. Where they are never served together, set TM1004 to "off" in the plugin's \`diagnostics\`.`,
  ),
  TM1005: entry<InTool & { readonly name: string; readonly length: number }>(
    "error",
    "A tool's name breaks MCP's rule for names",
    ({ tool, name, length }) =>
      `"${name}" (${length} characters) is no name for the tool ${tool}: MCP takes 1 to 128 of the characters A-Z a-z 0-9 _ - and the dot. Give it a \`name\` option that fits.`,
  ),
  TM1006: entry<InTool & { readonly path: string; readonly reason: string }>(
    "error",
    "checkPaths names an argument that holds no path",
    ({ tool, path, reason }) =>
      `\`checkPaths\` of ${tool} names \`${path}\`, but ${reason}. Name an argument that is a string or a list of strings.`,
  ),
  TM1007: entry<
    InTool & { readonly path: string; readonly value: string; readonly reason: string }
  >(
    "error",
    "A default is refused by its own constraints",
    ({ tool, path, value, reason }) =>
      `The default ${value} of \`${path}\` in ${tool} would be refused: it ${reason}. Change the default, or the constraint that refuses it.`,
  ),
  TM1008: entry<InTool & { readonly one: string; readonly other: string }>(
    "error",
    "Two hints contradict each other",
    ({ tool, one, other }) =>
      `${tool} is declared \`${one}: true\` and \`${other}: true\`, which cannot both be true of a tool. Remove the one that is wrong.`,
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
  TM1012: entry<InTool>(
    "error",
    "strictNullChecks is off",
    ({ tool }) =>
      `${tool} and the other tools of this file cannot be read: without \`strictNullChecks\` the compiler forgets every null and undefined. Set \`"strictNullChecks": true\` (or \`"strict": true\`) in tsconfig.json.`,
  ),
  TM1013: entry<{ readonly option: string; readonly reason: string }>(
    "error",
    "An option of the plugin cannot be used",
    ({ option, reason }) =>
      `The option \`${option}\` of the plugin @toolmeta/transformer cannot be used: ${reason}.`,
  ),
  TM2001: entry<InTool>(
    "warning",
    "A tool has no description",
    ({ tool }) =>
      `${tool} has no description, so a model has only the name to choose it by. Write a comment above the method: a sentence that says what the tool does, then when to use it.`,
  ),
  TM2002: entry<InTool & { readonly path: string }>(
    "warning",
    "A parameter has no description",
    ({ tool, path }) =>
      `The argument \`${path}\` of ${tool} has no description. Say what it means and how it changes what the tool does: \`@param ${path} - …\` in the comment of the method.`,
  ),
  TM2003: entry<InTool & { readonly name: string; readonly suggestion: string }>(
    "warning",
    "A @param names no parameter",
    ({ tool, name, suggestion }) =>
      `\`${name}\` is no parameter of ${tool}, so its text reaches no one (${suggestion}). Write the parameter's name, or remove the entry.`,
  ),
  TM2004: entry<
    InTool & { readonly count: number; readonly encoding: string; readonly budget: number }
  >(
    "warning",
    "A description is longer than its budget",
    ({ tool, count, encoding, budget }) =>
      `The description of ${tool} has ${count} tokens, counted with ${encoding}; the budget is ${budget}, because each request pays for it. Keep what helps to choose the tool, move what is about one argument to its @param and everything else to @remarks, or set \`descriptionTokens\` in the plugin's options.`,
  ),
  TM2005: entry<InTool>(
    "off",
    "A description does not say when to use the tool",
    ({ tool }) =>
      `The description of ${tool} does not say when to use it. Add "Use this tool to …", or "Use when:" with a list of cases, so that a model can tell it from its neighbours.`,
  ),
  TM2006: entry<InTool & { readonly names: string }>(
    "warning",
    "A description repeats the documentation of parameters",
    ({ tool, names }) =>
      `The description of ${tool} repeats what is documented of ${names}; clients show that beside it, so a model pays for it twice. Say it in @param only.`,
  ),
  TM2007: entry<InTool & { readonly name: string }>(
    "warning",
    "A description names another tool exactly",
    ({ tool, name }) =>
      `The description of ${tool} names the tool "${name}" exactly, but servers and clients may prefix or rename tools. Name its role instead, as in "use the file reading tool instead".`,
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
  TM2010: entry<InTool>(
    "warning",
    "References stay in a schema",
    ({ tool }) =>
      `A schema of ${tool} keeps its $refs: with everything copied in it would more than double. Use fewer or smaller named types, or set \`refs\` to "keep".`,
  ),
  TM2011: entry<{ readonly editor: string; readonly own: string }>(
    "warning",
    "The editor runs another version of TypeScript",
    ({ editor, own }) =>
      `Tools are not checked in this editor: it runs TypeScript ${editor}, and @toolmeta/transformer works with the project's ${own}. Choose the workspace's version of TypeScript in the editor.`,
  ),
} as const;

/** A code of the {@link catalogue}. */
export type DiagnosticCode = keyof typeof catalogue;

/** What a message of one code needs to know. */
export type FactsOf<Code extends DiagnosticCode> = Parameters<(typeof catalogue)[Code]["text"]>[0];
