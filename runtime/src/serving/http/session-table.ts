/** A client's session, as far as the table is concerned. */
export interface Session {
  /** Who has opened the session; only they may go on with it. */
  readonly owner: string;
  close(): Promise<void>;
}

/** The open sessions of a server: at most so many, and none that nobody uses. */
export interface SessionTable<Kept extends Session> {
  /** Whether one more can be kept, at the expense of one that nobody uses if need be. */
  readonly hasRoom: () => boolean;
  /**
   * Keeps a session. When there are too many, the one that has been unused longest is closed; when all are in
   * use, the new one.
   */
  readonly add: (id: string, session: Kept) => void;
  /** The session of that id, if it is its owner who asks. */
  readonly find: (id: string, owner: string) => Kept | undefined;
  readonly remove: (id: string) => void;
  /** Marks a session as in use, if it is its owner's. @returns What to call when the request is over. */
  readonly use: (id: string, owner: string) => () => void;
  readonly count: () => number;
  readonly closeAll: () => Promise<void>;
}

interface Entry<Kept extends Session> {
  readonly session: Kept;
  requests: number;
  lastUsed: number;
}

/** @param idleTime Milliseconds. */
export function createSessionTable<Kept extends Session>(
  max: number,
  idleTime: number,
): SessionTable<Kept> {
  const entries = new Map<string, Entry<Kept>>();
  const sweep = setInterval(
    () => void close(entries, listUnused(entries, Date.now() - idleTime)),
    Math.min(idleTime, 60_000),
  );
  sweep.unref();
  const findEntry = (id: string, owner: string): Entry<Kept> | undefined => {
    const entry = entries.get(id);
    return entry?.session.owner === owner ? entry : undefined;
  };

  return {
    hasRoom: () => entries.size < max || listUnused(entries).length > 0,
    add(id, session) {
      const place = entries.size < max ? [] : listUnused(entries).slice(0, 1);
      entries.set(id, { session, requests: 0, lastUsed: Date.now() });
      if (entries.size > max) void close(entries, place.length > 0 ? place : [id]);
    },
    find: (id, owner) => findEntry(id, owner)?.session,
    remove: (id) => void entries.delete(id),
    use(id, owner) {
      const entry = findEntry(id, owner);
      if (entry === undefined) return () => undefined;
      entry.requests += 1;
      return () => {
        entry.requests -= 1;
        entry.lastUsed = Date.now();
      };
    },
    count: () => entries.size,
    closeAll() {
      clearInterval(sweep);
      return close(entries, [...entries.keys()]);
    },
  };
}

/** The sessions without a request since then, the one unused longest first. */
function listUnused(entries: ReadonlyMap<string, Entry<Session>>, since = Infinity): string[] {
  return [...entries]
    .filter(([, entry]) => entry.requests === 0 && entry.lastUsed <= since)
    .sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
    .map(([id]) => id);
}

async function close(entries: Map<string, Entry<Session>>, ids: readonly string[]): Promise<void> {
  const closing = ids.map((id) => {
    const entry = entries.get(id);
    entries.delete(id);
    return entry?.session.close() ?? Promise.resolve();
  });
  await Promise.allSettled(closing);
}
