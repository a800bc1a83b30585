import type { ToolCheck } from "./tool-check.js";

/** @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-names */
const TOOL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;

/** A tool's name has to follow MCP's rule, because clients pass it on to systems that hold to it. */
export const checkName: ToolCheck = ({ source, name }) => {
  if (name === undefined || TOOL_NAME.test(name)) return;
  const { reporter, options, method, tool } = source;
  reporter.report("TM1005", options.get("name")?.node ?? method.name, {
    tool,
    name,
    length: name.length,
  });
};
