import type { Log, ReportingDescriptor, Result } from "sarif";
import type { Finding } from "../finding.js";
import { RULES } from "../portability/consumer-table.js";

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const TITLES: ReadonlyMap<string, string> = new Map([
  ["budget/tools", "A server offers few tools at once"],
  ["budget/tokens", "A server's tools cost few tokens"],
  ...Object.values(RULES)
    .flat()
    .map(({ id, title }) => [id, title] as const),
]);

/**
 * Findings in the Static Analysis Results Interchange Format, which code hosts show beside the lines.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function renderSarif(findings: readonly Finding[], version: string): string {
  const rules = [...new Map(findings.map((one) => [one.rule, describeRule(one)])).values()];
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "toolmeta", semanticVersion: version, rules } },
        columnKind: "utf16CodeUnits",
        results: findings.map((finding) => describeResult(finding, rules)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function describeRule({ rule, source }: Finding): ReportingDescriptor {
  const title = TITLES.get(rule);
  return {
    id: rule,
    ...(title === undefined ? {} : { shortDescription: { text: title } }),
    ...(source === undefined ? {} : { helpUri: source }),
  };
}

function describeResult(
  { rule, severity, message, place }: Finding,
  rules: readonly ReportingDescriptor[],
): Result {
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: severity,
    message: { text: message },
    ...(place === undefined
      ? {}
      : {
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(place.file) },
                region: { startLine: place.line, startColumn: place.column },
              },
            },
          ],
        }),
  };
}
