import type { Shell } from "../../command-line/shell.js";
import type { Finding, Severity } from "../finding.js";

/** Findings as lines that editors and terminals can follow: `file:line:column severity rule message`. */
export function renderText(findings: readonly Finding[], tools: number, shell: Shell): string {
  const { red, yellow, cyan, dim } = shell.colors;
  const paint: Readonly<Record<Severity, (text: string) => string>> = {
    error: red,
    warning: yellow,
    note: cyan,
  };
  const lines = findings.map(({ rule, severity, message, place }) => {
    const at = place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
    return `${at}${paint[severity](severity)} ${dim(rule)} ${message}`;
  });
  const count = (severity: Severity): string => {
    const found = findings.filter((one) => one.severity === severity).length;
    return `${found} ${severity}${found === 1 ? "" : "s"}`;
  };
  const looked = tools === 1 ? "1 tool" : `${tools} tools`;
  const summary = `${looked}: ${count("error")}, ${count("warning")}, ${count("note")}.`;
  return [...lines, ...(lines.length > 0 ? [""] : []), summary].join("\n");
}
