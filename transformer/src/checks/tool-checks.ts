import type { ProgramCheck, ToolCheck } from "./tool-check.js";
import { checkCheckPaths } from "./check-check-paths.js";
import { checkDefaults } from "./check-defaults.js";
import { checkDescription } from "./check-description.js";
import { checkDescriptionLength } from "./check-description-length.js";
import { checkDuplicateName } from "./check-duplicate-name.js";
import { checkHints } from "./check-hints.js";
import { checkName } from "./check-name.js";
import { checkNamedTools } from "./check-named-tools.js";
import { checkParameterDescriptions } from "./check-parameter-descriptions.js";
import { checkParameterTags } from "./check-parameter-tags.js";
import { checkRepeatedParameters } from "./check-repeated-parameters.js";
import { checkUsage } from "./check-usage.js";

/** What every tool is looked at for by itself, in this order. */
export const toolChecks: readonly ToolCheck[] = [
  checkName,
  checkCheckPaths,
  checkDefaults,
  checkHints,
  checkDescription,
  checkParameterDescriptions,
  checkParameterTags,
  checkDescriptionLength,
  checkUsage,
  checkRepeatedParameters,
];

/** What every tool is looked at for beside the others of its program, in this order. */
export const programChecks: readonly ProgramCheck[] = [checkDuplicateName, checkNamedTools];
