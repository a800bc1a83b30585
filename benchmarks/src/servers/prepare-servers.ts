import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BENCHMARKS, SCRATCH } from "../folders.js";
import { readPackagesStamp } from "../packages/install-packages.js";
import { checkSameTools } from "./check-same-tools.js";
import { fastmcpServer } from "./fastmcp-server.js";
import { floorServer } from "./floor-server.js";
import { readGroups } from "./read-groups.js";
import { sdkV1Server } from "./sdk-v1-server.js";
import { sdkV2Server } from "./sdk-v2-server.js";
import type { ServerKind } from "./server-kind.js";
import { writeSource } from "./server-size.js";
import type { ServerSize } from "./server-size.js";
import { tmcpServer } from "./tmcp-server.js";
import { createToolmetaServer, TOOLMETA, TOOLMETA_MCP } from "./toolmeta-server.js";
import { typiaServer } from "./typia-server.js";

/** A server that is ready to be started. */
export interface ReadyServer {
  readonly id: string;
  readonly title: string;
  /** The script to start. */
  readonly file: string;
}

/** The floor comes first: it is what the others are compared with. */
const PEERS: readonly ServerKind[] = [
  floorServer,
  sdkV1Server,
  sdkV2Server,
  fastmcpServer,
  tmcpServer,
  typiaServer,
];

/** Writes and builds all servers of a size, unless they are there already, and checks that they are equal. */
export async function prepareServers(size: ServerSize): Promise<readonly ReadyServer[]> {
  const folder = join(SCRATCH, "servers", size.name);
  const peers = PEERS.filter(({ mostTools }) => size.tools <= mostTools);
  const own = join(folder, TOOLMETA.id);
  const [floor, ...others] = peers.map(({ id, title }) => ({
    id,
    title,
    file: join(folder, id, "server.js"),
  }));
  const ours = [TOOLMETA, TOOLMETA_MCP].map(({ id, title, entry }) => ({
    id,
    title,
    file: join(own, entry),
  }));
  const servers = floor === undefined ? ours : [floor, ...ours, ...others];
  if (isFresh(folder)) return servers;
  console.error(`Building the servers of ${size.name} …`);
  writeSource(size, own);
  await createToolmetaServer(own);
  const groups = await readGroups(own);
  for (const { id, create } of peers) {
    rmSync(join(folder, id), { recursive: true, force: true });
    await create(groups, join(folder, id));
  }
  await checkSameTools(servers);
  writeFileSync(join(folder, "stamp"), computeStamp());
  return servers;
}

function isFresh(folder: string): boolean {
  const stamp = join(folder, "stamp");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === computeStamp();
}

/** Changes when our packages, the peers' versions or what writes the servers change. */
function computeStamp(): string {
  const hash = createHash("sha256").update(readPackagesStamp());
  const writers = import.meta.dirname;
  for (const folder of [writers, join(BENCHMARKS, "bookshop/src")]) {
    for (const file of readdirSync(folder).sort()) {
      if (/\.[jt]s$/.test(file)) hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.update(readFileSync(join(writers, "../generate-source.js"))).digest("hex");
}
