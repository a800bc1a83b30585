import type { Check } from "./check.js";
import { bundlerConfigs } from "./checks/bundler-configs.js";
import { decoratorSettings } from "./checks/decorator-settings.js";
import { moduleFormat } from "./checks/module-format.js";
import { nodeVersion } from "./checks/node-version.js";
import { packagesInstalled } from "./checks/packages-installed.js";
import { plainCompiler } from "./checks/plain-compiler.js";
import { runtimeCopies } from "./checks/runtime-copies.js";
import { sdkVersion } from "./checks/sdk-version.js";
import { sourceRunners } from "./checks/source-runners.js";
import { testRunners } from "./checks/test-runners.js";
import { toolsThere } from "./checks/tools-there.js";
import { transformerPlugin } from "./checks/transformer-plugin.js";
import { typescriptVersion } from "./checks/typescript-version.js";
import { uncompiledOutput } from "./checks/uncompiled-output.js";
import { writesOutput } from "./checks/writes-output.js";

/** Every check, in the order in which their findings are best mended. */
export const CHECKS: readonly Check[] = [
  nodeVersion,
  toolsThere,
  packagesInstalled,
  typescriptVersion,
  transformerPlugin,
  plainCompiler,
  writesOutput,
  decoratorSettings,
  moduleFormat,
  sourceRunners,
  bundlerConfigs,
  testRunners,
  runtimeCopies,
  sdkVersion,
  uncompiledOutput,
];
