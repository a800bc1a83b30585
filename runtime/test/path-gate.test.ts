import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { JsonSchema } from "@toolmeta/contract";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import type { RegistryOptions } from "@toolmeta/runtime";
import { compiledTool } from "./support/compiled-tool";
import { overBindings } from "./support/bindings";
import { closeConnections, textOf } from "./support/connection";
import type { Connection } from "./support/connection";
import { connectFirst as connectClient } from "./support/first-generation";

/*
 * base/
 *   outside/secret.txt
 *   root/                      the only allowed root, and the working directory
 *     a.txt  sub/b.txt  ~backup  " padded"/
 *     to-outside -> ../outside            to-secret -> ../outside/secret.txt
 *     absolute -> <base>/outside          dangling -> ../outside/not-there-yet
 *     inner -> sub                        chain -> to-outside
 *     loop-a -> loop-b, loop-b -> loop-a  self -> self
 *     up -> ..                            proc -> /proc/self/root
 *     sub/deep -> ../../outside
 *   root-evil/secret.txt
 */
const base = realpathSync(mkdtempSync(join(tmpdir(), "toolmeta-gate-")));
const root = join(base, "root");
const before = process.cwd();

beforeAll(() => {
  for (const folder of ["outside", "root/sub", "root-evil"]) {
    mkdirSync(join(base, folder), { recursive: true });
  }
  for (const file of [
    "outside/secret.txt",
    "root-evil/secret.txt",
    "root/a.txt",
    "root/sub/b.txt",
  ]) {
    writeFileSync(join(base, file), "text");
  }
  const links: Record<string, string> = {
    "to-outside": "../outside",
    "to-secret": "../outside/secret.txt",
    absolute: join(base, "outside"),
    dangling: "../outside/not-there-yet",
    inner: "sub",
    chain: "to-outside",
    "loop-a": "loop-b",
    "loop-b": "loop-a",
    self: "self",
    up: "..",
    proc: "/proc/self/root",
    "sub/deep": "../../outside",
  };
  for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
  process.chdir(root);
});

afterAll(async () => {
  process.chdir(before);
  rmSync(base, { recursive: true });
  await closeConnections();
});

class Reader {
  received: unknown[] = [];

  @toolMeta(
    { checkPaths: ["path"] },
    compiledTool({
      properties: { path: { anyOf: [{ type: "string" }, { type: "null" }] } },
    }),
  )
  open(path?: unknown): string {
    this.received.push(path);
    return "opened";
  }

  @toolMeta(
    { checkPaths: ["options.target", "paths", "files.path", "any"] },
    compiledTool({
      properties: {
        options: { type: "object" },
        paths: { type: "array", items: { type: "string" } },
        files: { type: "array", items: { type: "object" } },
        any: {},
      } satisfies Record<string, JsonSchema>,
    }),
  )
  nested(...received: unknown[]): string {
    this.received.push(received);
    return "opened";
  }
}

async function openReader(options: RegistryOptions = {}): Promise<{
  tools: Reader;
  open: (path: unknown) => Promise<{ isError: boolean; text: string }>;
}> {
  const tools = new Reader();
  const { call } = await connectClient(tools, options);
  return {
    tools,
    async open(path) {
      const result = await call("open", { path });
      return { isError: result.isError === true, text: textOf(result) };
    },
  };
}

describe("a path that is refused", () => {
  // prettier-ignore
  const tricks: [string, () => string, RegExp][] = [
    ["absolute, outside", () => join(base, "outside/secret.txt"), /lies outside/],
    ["the parent", () => "..", /lies outside/],
    ["a file of the parent", () => "../outside/secret.txt", /lies outside/],
    ["down and up again", () => "sub/../../outside/secret.txt", /lies outside/],
    ["through a folder that does not exist", () => "not/there/../../../outside", /lies outside/],
    ["through a file", () => "a.txt/../../outside/secret.txt", /lies outside/],
    ["with dots and double slashes", () => ".//./..//outside/./secret.txt", /lies outside/],
    ["a sibling whose name begins like the root", () => `${root}-evil/secret.txt`, /lies outside/],
    ["the root of the file system", () => "/", /lies outside/],
    ["a link to a folder", () => "to-outside", /outside.*lies outside/],
    ["behind a link to a folder", () => "to-outside/secret.txt", /lies outside/],
    ["a new file behind a link to a folder", () => "to-outside/new.txt", /lies outside/],
    ["a link to a file", () => "to-secret", /secret\.txt.*lies outside/],
    ["an absolute link", () => "absolute/secret.txt", /lies outside/],
    ["a link to a target that does not exist yet", () => "dangling", /not-there-yet.*lies outside/],
    ["a link to a link", () => "chain/secret.txt", /lies outside/],
    ["a link in a folder below", () => "sub/deep/secret.txt", /lies outside/],
    ["a link behind a link", () => "inner/deep/secret.txt", /lies outside/],
    ["up after a link, as the system reads it", () => "to-outside/../root-evil/secret.txt", /lies outside/],
    ["up after a link, as a program shortens it", () => "up/root/../outside", /lies outside/],
    ["a link to the parent", () => "up/outside/secret.txt", /lies outside/],
    ["the process's own root", () => "proc/etc/passwd", /lies outside/],
    ["a loop of two links", () => "loop-a/x", /a loop of links/],
    ["a link to itself", () => "self", /a loop of links/],
    ["an address", () => "https://example.org/x", /is no file: URI, and no path/],
    ["an address of another kind", () => "ZIP+http://a.txt", /is no file: URI, and no path/],
    ["a NUL byte", () => "a.txt\0.png", /a NUL byte/],
    ["the home", () => "~", /lies outside/],
    ["a file in the home", () => "~/.ssh/id_rsa", /lies outside/],
    ["another user's home", () => "~root/.ssh/id_rsa", /may be the home of a user/],
    ["a file: URI", () => pathToFileURL(join(base, "outside/secret.txt")).href, /lies outside/],
    ["a file: URI in capitals", () => "FILE:///etc/passwd", /lies outside/],
    ["a file: URI without slashes", () => "file:/etc/passwd", /lies outside/],
    ["a file: URI with encoded dots", () => `file://${root}/%2e%2e/outside/secret.txt`, /lies outside/],
    ["a file: URI with encoded slashes", () => `file://${root}/..%2foutside`, /no file: URI of this machine/],
    ["a file: URI with a NUL byte", () => `file://${root}/a.txt%00`, /a NUL byte|no file: URI/],
    ["a file: URI of another host", () => "file://server/share", /no file: URI of this machine/],
    ["white space before an absolute path", () => " /etc/passwd", /white space/],
    ["a line break after a path", () => "a.txt\n", /white space/],
    ["a path that is too long for the system", () => `${"x".repeat(300)}/..`, /cannot be looked at/],
  ];

  test.each(tricks)("%s", async (_name, path, reason) => {
    const { tools, open } = await openReader();
    const { isError, text } = await open(path());
    expect(isError).toBe(true);
    expect(text).toMatch(/^open was not run: path is "/);
    expect(text).toMatch(reason);
    expect(tools.received).toEqual([]);
  });
});

describe("a path that passes", () => {
  test.each<[string, () => string]>([
    ["a file", () => "a.txt"],
    ["the root itself", () => "."],
    ["an empty path", () => ""],
    ["the root, absolute", () => root],
    ["a file, absolute", () => join(root, "a.txt")],
    ["a file that does not exist yet", () => "new/file.txt"],
    ["up and down again inside", () => "sub/../a.txt"],
    ["out and in again", () => `../${basename(root)}/a.txt`],
    ["a link that stays inside", () => "inner/b.txt"],
    ["a name that begins with dots", () => "..a.txt"],
    ["a name that begins with a tilde", () => "./~backup"],
    ["encoded dots in a plain path", () => "%2e%2e/a.txt"],
  ])("%s, as it was given", async (_name, path) => {
    const { tools, open } = await openReader();
    expect(await open(path())).toEqual({ isError: false, text: "opened" });
    expect(tools.received).toEqual([path()]);
  });

  test("a file: URI and the home become the paths that were checked", async () => {
    const { tools, open } = await openReader({ roots: [root, "~"] });
    await open(pathToFileURL(join(root, "a.txt")).href);
    await open("~/notes.txt");
    expect(tools.received).toEqual([join(root, "a.txt"), join(homedir(), "notes.txt")]);
  });

  test("null and an argument that was left out", async () => {
    const { tools, open } = await openReader();
    await open(null);
    await open(undefined);
    expect(tools.received).toEqual([null, undefined]);
  });
});

describe("names and roots", () => {
  test.each<[Record<string, unknown>, RegExp | undefined]>([
    [{ options: { target: "a.txt" }, paths: ["a.txt", "sub"] }, undefined],
    [{ options: { target: "../x" } }, /options\.target is "\.\.\/x"/],
    [{ paths: ["a.txt", "/etc"] }, /paths\[1\] is "\/etc"/],
    [{ files: [{ path: "a.txt" }, { path: "/etc" }] }, /files\[1\]\.path is "\/etc"/],
    [{ any: 5 }, /any is 5, which is no path/],
    [{ any: { path: "a.txt" } }, /any is \{"path":"a\.txt"\}, which is no path/],
    [{ options: {} }, undefined],
  ])("%j", async (args, refusal) => {
    const { call } = await connectClient(Reader);
    const result = await call("nested", args);
    expect(result.isError).toBe(refusal === undefined ? undefined : true);
    expect(textOf(result)).toMatch(refusal ?? /^opened$/);
  });

  test("other roots, several of them", async () => {
    const { open } = await openReader({ roots: [join(base, "outside"), join(base, "root-evil")] });
    expect((await open(join(base, "outside/secret.txt"))).isError).toBe(false);
    expect((await open(join(base, "root-evil/new"))).isError).toBe(false);
    expect((await open("a.txt")).text).toContain(
      `${join(base, "outside")}, ${join(base, "root-evil")}`,
    );
  });

  test("a root that is a link is its target", async () => {
    const { open } = await openReader({ roots: [join(root, "to-outside")] });
    expect((await open(join(base, "outside/secret.txt"))).isError).toBe(false);
    expect((await open(join(root, "a.txt"))).isError).toBe(true);
  });

  overBindings((connectOver) => {
    test("the client's roots, when the option says so and the client offers some", async () => {
      const uri = pathToFileURL(join(base, "outside")).href;
      const answers = { listRoots: () => [{ uri }] };
      const connectWith = (clientRoots: boolean): Promise<Connection> =>
        connectOver(Reader, { clientRoots }, { answers });
      const inside = { path: join(root, "a.txt") };
      const outside = { path: join(base, "outside/secret.txt") };
      const asked = await connectWith(true);
      expect((await asked.call("open", outside)).isError).toBeUndefined();
      expect((await asked.call("open", inside)).isError).toBe(true);
      const notAsked = await connectWith(false);
      expect((await notAsked.call("open", outside)).isError).toBe(true);
      const silent = await connectOver(Reader, { clientRoots: true });
      expect((await silent.call("open", { path: "a.txt" })).isError).toBeUndefined();
    });
  });

  test.each([
    [{ checkPaths: ["options.targt"] }, /"options.targt".*"options" has no such member/],
    [{ checkPaths: ["files.pth"] }, /"files.pth".*"files" has no such member/],
    [{ checkPaths: ["path.name"] }, /"path.name".*"path" has no such member/],
    [
      {
        checkPaths: [
          "options.target",
          "files.path",
          "byName.any.path",
          "open.any",
          "tree.nodes.nodes.path",
        ],
      },
      undefined,
    ],
  ])("%p at registration", async (options, refusal) => {
    const path: JsonSchema = { type: "string" };
    const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
      type: "object",
      properties,
      additionalProperties: false,
    });
    const files: JsonSchema = { type: "array", items: { $ref: "#/$defs/File" } };
    class Tools {
      @toolMeta(
        options,
        compiledTool({
          properties: {
            path,
            options: { anyOf: [closed({ target: path }), { type: "null" }] },
            files,
            byName: { type: "object", additionalProperties: { $ref: "#/$defs/File" } },
            open: { type: "object" },
            tree: { $ref: "#/$defs/Tree" },
          },
          $defs: {
            File: closed({ path }),
            Tree: closed({ path, nodes: { type: "array", items: { $ref: "#/$defs/Tree" } } }),
          },
        }),
      )
      tool(): void {
        return;
      }
    }
    const registering = createToolRegistry().register(Tools);
    if (refusal === undefined) await expect(registering).resolves.toBeUndefined();
    else await expect(registering).rejects.toThrow(refusal);
  });

  test("a URL is still one behind the gate", async () => {
    const received: unknown[] = [];
    class Tools {
      @toolMeta(
        { checkPaths: ["place"] },
        compiledTool({
          properties: { place: { type: "string", format: "uri" } },
          revive: { "#/properties/place": "url" },
        }),
      )
      open(place: URL): void {
        received.push(place);
      }
    }
    const { call } = await connectClient(Tools);
    const inside = pathToFileURL(join(root, "a b.txt"));
    expect(await call("open", { place: inside.href })).toMatchObject({ content: [] });
    expect(received).toEqual([inside]);
    expect(await call("open", { place: "file:///etc/passwd" })).toMatchObject({ isError: true });
    expect(await call("open", { place: "https://example.org" })).toMatchObject({ isError: true });
    expect(received).toHaveLength(1);
  });

  test("a name in checkPaths that is no argument is refused at registration", async () => {
    class Misspelt {
      @toolMeta({ checkPaths: ["pth"] }, compiledTool({ properties: { path: { type: "string" } } }))
      open(): string {
        return "opened";
      }
    }
    await expect(createToolRegistry().register(Misspelt)).rejects.toThrow(
      /Misspelt\.open has checkPaths: \["pth"\]\. No argument is called "pth"; known: path/,
    );
  });
});
