import type { ToolRegistry } from "../registry/tool-registry.js";

/** The part of an SDK server that tells its client of changes. */
export interface AnnouncingServer {
  readonly transport?: object | undefined;
  sendToolListChanged(): Promise<void>;
}

/** Takes the listener of a server that is gone off its registry, which may never change again. */
const gone = new FinalizationRegistry<() => void>((stop) => {
  stop();
});

/** Tells a server's client when the list changes. A registry outlives its servers, and keeps none alive. */
export function announceChanges(server: AnnouncingServer, registry: ToolRegistry): void {
  const reference = new WeakRef(server);
  const stop = registry.onListChanged(() => {
    const current = reference.deref();
    if (current === undefined) stop();
    else if (current.transport !== undefined) {
      // A client that has just gone need not be told.
      current.sendToolListChanged().catch(() => undefined);
    }
  });
  gone.register(server, stop);
}
