import { execFileSync } from "node:child_process";
import { join } from "node:path";

interface Comparison {
  readonly file: string;
  readonly name: string;
  readonly args: unknown;
  readonly isSame: boolean;
  readonly isError: boolean;
}

describe("registry.call and a client", () => {
  const script = join(__dirname, "fixtures", "samples-agree.mjs");
  const compared: Comparison[] = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: "utf8" }),
  );

  test("every sample was asked", () => {
    const names = new Set(compared.map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(["searchBooks", "addBook", "listFiles"]));
    expect(compared.filter(({ isError }) => !isError).length).toBeGreaterThan(4);
  });

  test.each(compared)("agree on $file: $name($args)", ({ isSame }) => {
    expect(isSame).toBe(true);
  });
});
