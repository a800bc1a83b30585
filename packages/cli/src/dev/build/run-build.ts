/**
 * Builds a project whenever its sources change, as a process of its own: a compiler at work would keep
 * clients waiting, and one that fails must not end the server. `node run-build.js <tsconfig> [entry]`
 */
import { createRequire } from "node:module";
import type ts from "typescript";
import type { BuildResult } from "./build-result.js";

/** The numbers of the compiler's messages that say how far it is. */
const STARTS = [6031, 6032];
const ENDS = [6193, 6194];
/** Checking the declarations of libraries takes longer than all the rest, and no edit changes them. */
const OVERRIDES = { noEmitOnError: true, noEmit: false, skipLibCheck: true };

let errorsPrinted = 0;
const [config = "tsconfig.json", entry] = process.argv.slice(2);
const compiler = loadCompiler(config);

// The one that serves has gone, so there is nobody to build for.
process.on("disconnect", () => {
  process.exit();
});
watch();

/** The compiler of the project, which runs the transformers that its settings name. */
function loadCompiler(configFile: string): typeof ts {
  const loaded: unknown = createRequire(configFile)("ts-patch/compiler");
  if (isCompiler(loaded)) return loaded;
  throw new Error("ts-patch gave no compiler that can watch.");
}

function isCompiler(value: unknown): value is typeof ts {
  return typeof value === "object" && value !== null && "createWatchProgram" in value;
}

function watch(): void {
  if ((readConfig(config)?.projectReferences ?? []).length > 0) {
    watchReferences();
    return;
  }
  const host = compiler.createWatchCompilerHost(
    config,
    OVERRIDES,
    compiler.sys,
    compiler.createEmitAndSemanticDiagnosticsBuilderProgram,
    print,
    reportStatus,
  );
  compiler.createWatchProgram(host);
}

function watchReferences(): void {
  const host = compiler.createSolutionBuilderWithWatchHost(
    compiler.sys,
    compiler.createEmitAndSemanticDiagnosticsBuilderProgram,
    print,
    undefined,
    reportStatus,
  );
  host.getParsedCommandLine = readConfig;
  compiler.createSolutionBuilderWithWatch(host, [config], {}).build();
}

function reportStatus(
  { code }: ts.Diagnostic,
  _newLine: string,
  _options: ts.CompilerOptions,
  errors = 0,
): void {
  if (STARTS.includes(code)) errorsPrinted = 0;
  // With references, the compiler counts those of the project that it has built last.
  if (ENDS.includes(code)) send({ errors: Math.max(errors, errorsPrinted), ...findOutput() });
}

function print(diagnostic: ts.Diagnostic): void {
  if (diagnostic.category === compiler.DiagnosticCategory.Error) errorsPrinted += 1;
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => compiler.sys.getCurrentDirectory(),
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  };
  const format = process.stderr.isTTY
    ? compiler.formatDiagnosticsWithColorAndContext
    : compiler.formatDiagnostics;
  process.stderr.write(format([diagnostic], host));
}

/** Where the entry is built to, which a change of the settings may move. */
function findOutput(): Pick<BuildResult, "output"> {
  const parsed = entry === undefined ? undefined : readConfig(config);
  if (parsed === undefined || entry === undefined) return {};
  const ignoresCase = !compiler.sys.useCaseSensitiveFileNames;
  const source = parsed.fileNames.find((file) => compiler.sys.resolvePath(file) === entry);
  if (source === undefined) return {};
  const outputs = compiler.getOutputFileNames(parsed, source, ignoresCase);
  const output = outputs.find((file) => /\.[cm]?js$/.test(file));
  return output === undefined ? {} : { output };
}

function readConfig(file: string): ts.ParsedCommandLine | undefined {
  const host: ts.ParseConfigFileHost = {
    ...compiler.sys,
    onUnRecoverableConfigFileDiagnostic: print,
  };
  return compiler.getParsedCommandLineOfConfigFile(file, OVERRIDES, host);
}

function send(result: BuildResult): void {
  process.send?.(result);
}
