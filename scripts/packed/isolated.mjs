/** An isolated tool asks for the library that runs it, which other servers need not install. */
import assert from "node:assert/strict";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";

class Primes {
  count() {
    return 0;
  }
}

const compiled = {
  v: 1,
  className: "Primes",
  method: "count",
  description: "Count primes.",
  parameters: [],
  inputSchema: { type: "object", properties: {} },
};
const descriptor = Object.getOwnPropertyDescriptor(Primes.prototype, "count");
toolMeta({ isolate: true }, compiled)(Primes.prototype, "count", descriptor);

await assert.rejects(createToolRegistry().register(Primes), (error) => {
  assert.equal(error.code, "invalid_options");
  assert.match(error.message, /npm install piscina/);
  return true;
});
console.log("an isolated tool asks for piscina");
