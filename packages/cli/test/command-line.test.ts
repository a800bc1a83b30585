import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT, runCli } from "./support/run-cli";

const CATALOG = "samples/bookshop/dist/catalog.js";
const ESCAPE = "\u001b";

describe("help", () => {
  it("lists the commands, also when nothing is asked for", async () => {
    const asked = await runCli(["--help"]);
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain("Usage: toolmeta");
    for (const args of [[], ["help"]]) expect(await runCli(args)).toEqual(asked);
  });

  it("of every command says what it takes, with an example", async () => {
    const { stdout } = await runCli(["--help"]);
    const [, listed = ""] = stdout.split("Commands:\n");
    const names = [...listed.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!);
    const commands = names.filter((name) => name !== "help");
    const own = ["list", "show", "call", "lint", "check", "docs"];
    expect(commands).toEqual(expect.arrayContaining(own));
    for (const command of commands) {
      const help = await runCli([command, "--help"]);
      expect(help).toMatchObject({ code: 0, stderr: "" });
      expect(help.stdout).toContain(`Usage: toolmeta ${command}`);
      expect(help.stdout).toMatch(new RegExp(`Examples?:\\n  .*toolmeta ${command}`));
      expect(await runCli(["help", command])).toEqual(help);
    }
  });

  it("tells the version", async () => {
    expect((await runCli(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("unknown input", () => {
  it.each<{ args: string[]; says: string }>([
    { args: ["lsit"], says: "unknown command 'lsit' (Did you mean list?)" },
    { args: ["lsit", "--help"], says: "unknown command 'lsit'" },
    { args: ["help", "lsit"], says: "unknown command 'lsit'" },
    { args: ["--jsn"], says: "unknown option '--jsn'" },
    { args: ["list", "--jsn"], says: "unknown option '--jsn' (Did you mean --json?)" },
    { args: ["show"], says: "missing required argument 'tool'" },
    { args: ["list"], says: "Name a built module (dist/book-tools.js) or a server" },
    { args: ["list", "none.js"], says: "There is no file none.js" },
    { args: ["list", "samples/bookshop/src/catalog.ts"], says: "is source. Build it with tspc" },
    { args: ["list", "samples/bookshop/dist/book.js"], says: "holds no tool" },
    { args: ["list", "samples/bookshop/dist/steps/none"], says: "There is no file" },
    { args: ["list", "samples/files/dist"], says: "ended the process" },
    { args: ["list", CATALOG, "--", "node", "server.js"], says: "not both" },
    { args: ["list", "--", "node", "-e", "0"], says: 'The server "node -e 0" lists no tools' },
    { args: ["show", "findBooks", CATALOG], says: "It has searchBooks, addBook." },
    { args: ["call", "searchBooks", CATALOG, "--arg", "query"], says: "name=value" },
    { args: ["call", "searchBooks", CATALOG, "--json", "[1]"], says: "not [1]" },
    { args: ["call", "searchBooks", CATALOG, "--json", "{"], says: "takes a JSON object" },
    { args: ["lint", "--for", "openai,clippy"], says: "some of anthropic, openai, gemini" },
    { args: ["lint", "--max-warnings", "few"], says: "It takes a whole number." },
    { args: ["lint", "--format", "xml"], says: "Allowed choices are text, json, sarif." },
    { args: ["lint", "--project", "none"], says: "There is no none" },
    { args: ["lint", "--project", "packages/contract"], says: "has no tools" },
    { args: ["check", CATALOG, "--format", "xml"], says: "Allowed choices are text, json." },
    { args: ["docs", CATALOG, "--examples", "none.json"], says: "none.json cannot be read" },
    { args: ["docs", CATALOG, "--out", "none/x.html"], says: "none/x.html cannot be written" },
  ])("$args gets one line and exit status 2", async ({ args, says }) => {
    const { code, stdout, stderr } = await runCli(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^toolmeta: [^\n]*\n$/);
    expect(stderr).toContain(says);
  });
});

describe("colours", () => {
  const binary = join(ROOT, "packages/cli/dist/main.js");

  /** Runs a command in a terminal of its own. */
  async function inTerminal(env: Readonly<Record<string, string>>): Promise<string> {
    const command = `${process.execPath} ${binary} show searchBooks ${CATALOG}`;
    const { NO_COLOR: _, ...rest } = process.env;
    const { stdout } = await promisify(execFile)("script", ["-qec", command, "/dev/null"], {
      cwd: ROOT,
      env: { ...rest, TERM: "xterm", ...env },
    });
    return stdout;
  }

  it("are for terminals", async () => {
    expect(await inTerminal({})).toContain(`${ESCAPE}[1msearchBooks`);
  });

  it("are turned off by NO_COLOR", async () => {
    const output = await inTerminal({ NO_COLOR: "1" });
    expect(output).toContain("searchBooks");
    expect(output).not.toContain(ESCAPE);
  });

  // Libraries take a CI's log for a terminal.
  it.each(["", "true"])("are not in what goes to a file, with CI=%j", async (CI) => {
    const { stdout } = await runCli(["show", "searchBooks", CATALOG], { env: { CI } });
    expect(stdout).toContain("searchBooks");
    expect(stdout).not.toContain(ESCAPE);
  });
});
