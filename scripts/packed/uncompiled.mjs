import assert from "node:assert/strict";

await assert.rejects(import("../plain/steps/first-tool.js"), (error) => {
  for (const word of ["FirstTool", "searchBooks", "@toolmeta/transformer", "tsconfig.json"]) {
    assert.ok(error.message.includes(word), `"${word}" is missing in: ${error.message}`);
  }
  return true;
});
console.log("a class that was built without the transformer refuses to load");
