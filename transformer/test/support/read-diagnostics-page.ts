import type { TransformerOptions } from "@toolmeta/transformer";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join(__dirname, "../../../docs/diagnostics.md");

/** What the documentation says of one code. */
export interface DocumentedCode {
  readonly code: string;
  readonly title: string;
  readonly severity: string;
  /** A source that triggers the code, when compiled with these options. */
  readonly example: string | undefined;
  readonly options: TransformerOptions;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** What is printed for the example. */
  readonly message: string;
  /** The source without the fault; without one, the fault lies in the options. */
  readonly fix: string | undefined;
}

/** Reads the sections of `docs/diagnostics.md`. */
export function readDiagnosticsPage(): readonly DocumentedCode[] {
  const page = readFileSync(PAGE, "utf8");
  return page.split(/^### /m).slice(1).map(readSection);
}

function readSection(section: string): DocumentedCode {
  const [, code = "", title = ""] = /^(TM\d{4}): (.*)$/m.exec(section) ?? [];
  const block = (kind: string) =>
    new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(section)?.[1];
  return {
    code,
    title,
    severity: /^By default: (\w+)\./m.exec(section)?.[1] ?? "",
    example: block("ts fragment"),
    options: JSON.parse(block("json options") ?? "{}"),
    compilerOptions: JSON.parse(block("json compiler") ?? "{}"),
    message: (block("text") ?? "").trim(),
    fix: block("ts"),
  };
}
