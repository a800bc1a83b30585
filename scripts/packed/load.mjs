import assert from "node:assert/strict";
import { createToolRegistry, ToolError, toolMeta, toResult } from "@toolmeta/runtime";
import { registerTools } from "@toolmeta/runtime/server";
import { registerTools as registerToolsV2 } from "@toolmeta/runtime/server-v2";
import { analyzeProgram } from "@toolmeta/transformer";

for (const value of [
  createToolRegistry,
  ToolError,
  toolMeta,
  toResult,
  registerTools,
  registerToolsV2,
  analyzeProgram,
]) {
  assert.equal(typeof value, "function");
}
console.log("import gives what the packages export");
