const assert = require("node:assert/strict");

const runtime = require("@toolmeta/runtime");
const server = require("@toolmeta/runtime/server");
const serverV2 = require("@toolmeta/runtime/server-v2");
const transformer = require("@toolmeta/transformer");

for (const name of ["toolMeta", "toResult", "ToolError", "createToolRegistry"]) {
  assert.equal(typeof runtime[name], "function", name);
}
assert.equal(typeof server.registerTools, "function");
assert.equal(typeof serverV2.registerTools, "function");
assert.equal(typeof transformer.analyzeProgram, "function");
console.log("require() gives what the packages export");
