import type { Change } from "./change.js";
import { compareTools } from "./compare-tools.js";
import type { LockedTool, ToolLock } from "./tool-lock.js";

/**
 * What has changed between two surfaces, and whether a client that knew the first would break. A tool that
 * is gone and a new one that takes and gives the same are one tool with another name.
 */
export function compareSurfaces(before: ToolLock, after: ToolLock): readonly Change[] {
  const gone = without(before, after);
  const fresh = without(after, before);
  const renamed = gone.flatMap(([name, tool]) => {
    const partners = fresh.filter(([, other]) => isSameTool(tool, other));
    const rivals = gone.filter(([, other]) => isSameTool(tool, other));
    const [partner] = partners;
    const isClear = partners.length === 1 && rivals.length === 1;
    return partner !== undefined && isClear ? [[name, partner[0]] as const] : [];
  });
  const oldNames = new Set(renamed.map(([old]) => old));
  const newNames = new Set(renamed.map(([, now]) => now));
  return [
    ...renamed.map(([old, now]) => removed(old, "tool-renamed", `it is called \`${now}\``)),
    ...gone
      .filter(([name]) => !oldNames.has(name))
      .map(([name]) => removed(name, "tool-removed", "the tool is gone")),
    ...fresh.filter(([name]) => !newNames.has(name)).map(([name]) => added(name)),
    ...Object.entries(before.tools).flatMap(([name, tool]) => {
      const now = after.tools[name];
      return now === undefined ? [] : compareTools(name, tool, now);
    }),
  ];
}

function without(lock: ToolLock, other: ToolLock): readonly (readonly [string, LockedTool])[] {
  return Object.entries(lock.tools).filter(([name]) => !Object.hasOwn(other.tools, name));
}

function isSameTool(one: LockedTool, other: LockedTool): boolean {
  const differences = compareTools("", one, other);
  return differences.every(({ effect, kind }) => effect === "told" && kind !== "description");
}

function removed(tool: string, kind: string, text: string): Change {
  const consequence = "a call of it is an unknown tool";
  return {
    tool,
    side: "tool",
    path: "",
    kind,
    effect: "changed",
    breaking: true,
    text,
    consequence,
  };
}

function added(tool: string): Change {
  const text = "the tool is new";
  return {
    tool,
    side: "tool",
    path: "",
    kind: "tool-added",
    effect: "widened",
    breaking: false,
    text,
  };
}
