import { catalogue, type DiagnosticCode, type Severity } from "../diagnostics/catalogue.js";
import { findNearest, suggestName } from "../diagnostics/suggest-name.js";
import type { TransformerOptions } from "../transformer-options.js";

/** An option that is not used, because of what was given for it. */
export interface SettingsFault {
  /** The names that lead to it: `["diagnostics", "TM2001"]`. */
  readonly path: readonly string[];
  readonly reason: string;
}

/** What of the plugin's options can be used, and what cannot. */
export interface Settings {
  readonly options: TransformerOptions;
  readonly faults: readonly SettingsFault[];
}

const SEVERITIES: readonly Severity[] = ["off", "warning", "error"];

/** What each option takes: the reason why a value is refused, or undefined. */
const OPTION_RULES: Readonly<
  Record<keyof TransformerOptions, (value: unknown) => string | undefined>
> = {
  diagnostics: (value) =>
    isRecord(value) ? undefined : `it takes an object of severities by code, not ${show(value)}`,
  descriptionTokens: (value) =>
    Number.isInteger(value) && Number(value) > 0
      ? undefined
      : `it takes a whole number of tokens above 0, not ${show(value)}`,
  refs: (value) =>
    value === "keep" || value === "inline"
      ? undefined
      : `it takes "keep" or "inline", not ${show(value)}`,
  validators: (value) =>
    typeof value === "boolean" ? undefined : `it takes true or false, not ${show(value)}`,
};

/**
 * Reads the plugin's entry in tsconfig.json. Names that are no option of ours belong to the host of the
 * plugin, unless they look like a slip of the pen.
 */
export function readSettings(given: object): Settings {
  const faults: SettingsFault[] = [];
  const usable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (isOptionName(name)) {
      const reason = OPTION_RULES[name](value);
      if (reason === undefined) usable[name] = value;
      else faults.push({ path: [name], reason });
    } else {
      const nearest = findNearest(name, Object.keys(OPTION_RULES));
      if (nearest === undefined) continue;
      faults.push({
        path: [name],
        reason: `there is no such option (did you mean \`${nearest}\`?)`,
      });
    }
  }
  const severities = Object.entries(usable.diagnostics ?? {});
  faults.push(...severities.flatMap(([code, severity]) => findFault(code, severity)));
  const diagnostics = Object.fromEntries(
    severities.filter(([code, severity]) => findFault(code, severity).length === 0),
  );
  return { options: { ...usable, diagnostics }, faults };
}

function findFault(code: string, severity: unknown): SettingsFault[] {
  const path = ["diagnostics", code];
  if (!isCode(code)) {
    const suggestion = suggestName(code, Object.keys(catalogue));
    return [{ path, reason: `there is no diagnostic of this code (${suggestion})` }];
  }
  if (SEVERITIES.some((known) => known === severity)) return [];
  const known = SEVERITIES.map((one) => `"${one}"`).join(", ");
  return [{ path, reason: `it takes one of ${known}, not ${show(severity)}` }];
}

function isOptionName(name: string): name is keyof TransformerOptions {
  return Object.hasOwn(OPTION_RULES, name);
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(catalogue, code);
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return value === undefined ? "undefined" : JSON.stringify(value);
}
