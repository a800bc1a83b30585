/** A client's session, as far as the table is concerned. */
export interface Session {
  /** Who has opened the session; only they may go on with it. */
  readonly owner: string;
  close(): Promise<void>;
}

/** The open sessions of a server: at most so many, and none that nobody uses. */
export interface SessionTable<Kept extends Session> {
  /** Takes a place for a session that is being opened; undefined when none is free. */
  readonly reserve: () => Reservation<Kept> | undefined;
  /** The session of that id, if it is its owner who asks. */
  readonly find: (id: string, owner: string) => Kept | undefined;
  readonly remove: (id: string) => void;
  /** Keeps a session from being idle. @returns What to call when its request is over. */
  readonly use: (id: string) => () => void;
  readonly count: () => number;
  readonly closeAll: () => Promise<void>;
}

/** A place in the table. */
export interface Reservation<Kept extends Session> {
  readonly fill: (id: string, session: Kept) => void;
  /** Gives back a place that was not filled. */
  readonly release: () => void;
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
  let reserved = 0;
  const sweep = setInterval(() => void closeIdle(entries, idleTime), Math.min(idleTime, 60_000));
  sweep.unref();

  return {
    reserve() {
      if (entries.size + reserved >= max) return undefined;
      reserved += 1;
      let isOpen = true;
      const release = (): void => {
        if (isOpen) reserved -= 1;
        isOpen = false;
      };
      const fill = (id: string, session: Kept): void => {
        release();
        entries.set(id, { session, requests: 0, lastUsed: Date.now() });
      };
      return { fill, release };
    },
    find(id, owner) {
      const session = entries.get(id)?.session;
      return session?.owner === owner ? session : undefined;
    },
    remove: (id) => void entries.delete(id),
    use(id) {
      const entry = entries.get(id);
      if (entry === undefined) return () => undefined;
      entry.requests += 1;
      return () => {
        entry.requests -= 1;
        entry.lastUsed = Date.now();
      };
    },
    count: () => entries.size,
    async closeAll() {
      clearInterval(sweep);
      const open = [...entries.values()];
      entries.clear();
      await Promise.allSettled(open.map(({ session }) => session.close()));
    },
  };
}

async function closeIdle(entries: Map<string, Entry<Session>>, idleTime: number): Promise<void> {
  const oldest = Date.now() - idleTime;
  const idle = [...entries].filter(([, entry]) => entry.requests === 0 && entry.lastUsed <= oldest);
  for (const [id] of idle) entries.delete(id);
  await Promise.allSettled(idle.map(([, { session }]) => session.close()));
}
