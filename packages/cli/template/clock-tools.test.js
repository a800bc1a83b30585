test("tells the time in a time zone", async () => {
  const registry = createToolRegistry();
  await registry.register(ClockTools);
  const result = await registry.call("currentTime", { timeZone: "UTC" });
  assert.match(result.content[0].text, /\d\d:\d\d:\d\d/);
});

test("refuses a number as a time zone", async () => {
  const registry = createToolRegistry();
  await registry.register(ClockTools);
  const result = await registry.call("currentTime", { timeZone: 1 });
  assert.equal(result.isError, true);
});
