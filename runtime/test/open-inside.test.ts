import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadFixture } from "./support/load-fixture";

type OpenInside = (
  root: string,
  path: string,
) => Promise<{ readFile(encoding: string): Promise<string>; close(): Promise<void> }>;

/** The function that the page on security gives to its readers. */
function readOpenInside(): OpenInside {
  const page = readFileSync(join(__dirname, "../../docs/security.md"), "utf8");
  const [, source = ""] = /```ts open-inside\.ts\n([\s\S]*?)```/.exec(page) ?? [];
  const { openInside } = loadFixture(source, "standard");
  return openInside as OpenInside;
}

describe("openInside of the page on security", () => {
  const openInside = readOpenInside();
  const base = mkdtempSync(join(tmpdir(), "toolmeta-open-"));
  const root = join(base, "root");
  beforeAll(() => {
    mkdirSync(join(root, "sub"), { recursive: true });
    for (const file of ["root/a.txt", "root/sub/b.txt", "secret.txt", "shared.txt"]) {
      writeFileSync(join(base, file), file);
    }
    symlinkSync("../secret.txt", join(root, "link"));
    symlinkSync("..", join(root, "up"));
    symlinkSync("sub", join(root, "inner"));
    linkSync(join(base, "shared.txt"), join(root, "hard"));
  });
  afterAll(() => {
    rmSync(base, { recursive: true });
  });

  test.each(["a.txt", "sub/b.txt", "inner/b.txt", "../root/a.txt"])("opens %s", async (path) => {
    const file = await openInside(root, join(root, path));
    expect(await file.readFile("utf8")).toMatch(/^root\//);
    await file.close();
  });

  test.each(["../secret.txt", "link", "up/secret.txt", "hard", "sub", "missing"])(
    "refuses %s",
    async (path) => {
      await expect(openInside(root, join(root, path))).rejects.toThrow();
    },
  );
});
