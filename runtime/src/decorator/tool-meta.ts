import type { CompiledTool, ToolOptions } from "@toolmeta/contract";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { recordTool } from "../metadata/record-tool.js";
import { readCallSites } from "./call-sites.js";
import type { CallSite } from "./call-sites.js";
import { findDeclaration } from "./find-declaration.js";
import type {
  StandardMethodContext,
  ToolMethod,
  ToolMethodDecorator,
} from "./tool-method-decorator.js";

/** The place of the decorated method, made only when an error or an isolated tool needs it. */
type Locate = () => readonly CallSite[];

/**
 * Makes a method an MCP tool. Its name, description and schemas are read from the method by
 * `@toolmeta/transformer` when the project is built.
 *
 * @param options What the signature and the comment cannot say.
 * @param compiled What the compiler read from the method. Never written by hand: the build fills it in.
 * @throws ToolmetaError when the class is loaded, if the file was not built with the transformer
 *   (`not_compiled`), was built by another version (`unknown_contract`), or the decorated member is not a
 *   public method (`misplaced_decorator`).
 */
export function toolMeta(options: ToolOptions = {}, compiled?: CompiledTool): ToolMethodDecorator {
  return function decorate(
    target: object,
    keyOrContext: string | symbol | StandardMethodContext,
    descriptor?: { readonly value?: ToolMethod | undefined },
  ): void {
    const locate: Locate = () => readCallSites(decorate);
    if (typeof keyOrContext === "object") recordStandard(keyOrContext, options, compiled, locate);
    else recordLegacy(target, keyOrContext, descriptor, options, compiled, locate);
  };
}

function recordStandard(
  context: StandardMethodContext,
  options: ToolOptions,
  compiled: CompiledTool | undefined,
  locate: Locate,
): void {
  const { name: key, metadata } = context;
  const where = (): string => findDeclaration(locate(), key);
  // Types do not hold in plain JavaScript.
  if (!isMethod(context) || context.private) throw misplaced(where());
  const checked = checkCompiled(compiled, where);
  if (metadata === undefined) throw noMetadata(where());
  recordTool(metadata, {
    key,
    static: context.static,
    options,
    compiled: checked,
    file: fileOf(options, locate),
  });
}

function recordLegacy(
  target: object,
  key: string | symbol,
  descriptor: { readonly value?: ToolMethod | undefined } | undefined,
  options: ToolOptions,
  compiled: CompiledTool | undefined,
  locate: Locate,
): void {
  const isStatic = typeof target === "function";
  const owner: unknown = isStatic ? target : target.constructor;
  const className = typeof owner === "function" ? owner.name : undefined;
  const where = (): string => findDeclaration(locate(), key, className);
  if (typeof descriptor?.value !== "function") throw misplaced(where());
  const checked = checkCompiled(compiled, where);
  recordTool(target, {
    key,
    static: isStatic,
    options,
    compiled: checked,
    file: fileOf(options, locate),
  });
}

/** Only an isolated tool has to know its file: the worker imports it. */
function fileOf(options: ToolOptions, locate: Locate): string | undefined {
  if (options.isolate !== true) return undefined;
  const sites = locate();
  const body = sites.find((site) => site.functionName === "<static_initializer>");
  return (body ?? sites.find((site) => !/[\\/]tslib[\\/]/.test(site.file)))?.file;
}

function checkCompiled(compiled: CompiledTool | undefined, where: () => string): CompiledTool {
  if (compiled === undefined) throw notCompiled(where());
  const version: number = compiled.v;
  if (version !== 1) {
    throw new ToolmetaError(
      "unknown_contract",
      `${where()} was compiled to version ${String(version)} of the tool format, and this ` +
        "@toolmeta/runtime knows version 1. Install the same version of @toolmeta/transformer and " +
        "@toolmeta/runtime, and build again.",
    );
  }
  return compiled;
}

function notCompiled(where: string): ToolmetaError {
  return new ToolmetaError(
    "not_compiled",
    `${where} has @toolMeta, but its file was not built with the Toolmeta transformer, so its schema ` +
      "is missing. Add this to compilerOptions in tsconfig.json: " +
      '"plugins": [{ "transform": "@toolmeta/transformer", "transformProgram": true }], ' +
      "and build with `tspc` (from ts-patch) instead of `tsc`.",
  );
}

function misplaced(where: string): ToolmetaError {
  return new ToolmetaError(
    "misplaced_decorator",
    `${where} has @toolMeta but is not a public method. Decorate a public static or instance method.`,
  );
}

function noMetadata(where: string): ToolmetaError {
  return new ToolmetaError(
    "misplaced_decorator",
    `${where}: the decorator was given no metadata object. Import @toolmeta/runtime before the class ` +
      "is loaded, and build with a compiler that supports decorator metadata (TypeScript 5.2 or later).",
  );
}

function isMethod(context: { readonly kind: string }): boolean {
  return context.kind === "method";
}
