import type { ToolCheck } from "./tool-check.js";

/** Without a description a model has only the name to choose a tool by. */
export const checkDescription: ToolCheck = ({ source, description }) => {
  if (description?.trim() !== "") return;
  const { reporter, options, method, tool } = source;
  reporter.report("TM2001", options.get("description")?.node ?? method.name, { tool });
};
