/** LISTEN and NOTIFY: one connection that hears for all listeners of this process, and comes back when it is lost. */
import pg from 'pg';

export interface Notices {
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface Listener {
  readonly heard: (payload: string) => void;
  readonly missed: (() => void) | undefined;
}

const AGAIN_MS = 300;
/** How long a connection may be dead before we notice. */
const LOOK_MS = 5000;

export function createNotices(config: pg.ClientConfig): Notices {
  const channels = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let connecting: Promise<pg.Client> | null = null;
  let closed = false;
  let look: NodeJS.Timeout | null = null;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(config);
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload }) => {
      for (const { heard } of channels.get(channel) ?? []) heard(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of channels.keys())
        await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // The next try has a connection of its own.
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    look ??= setInterval(() => {
      const asked = client;
      asked?.query('SELECT 1').catch(() => asked.connection.stream.destroy());
    }, LOOK_MS).unref();
    return fresh;
  }

  function connected(): Promise<pg.Client> {
    if (client !== null) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = null;
    void comeBack();
  }

  async function comeBack(): Promise<void> {
    while (!closed && client === null) {
      try {
        await connected();
        for (const listeners of channels.values()) for (const { missed } of listeners) missed?.();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  return {
    async listen(channel, heard, missed) {
      const listener = { heard, missed };
      let listeners = channels.get(channel);
      if (listeners === undefined) {
        listeners = new Set();
        channels.set(channel, listeners);
      }
      listeners.add(listener);
      await (await connected()).query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      return async () => {
        channels.get(channel)?.delete(listener);
        if (channels.get(channel)?.size !== 0) return;
        channels.delete(channel);
        await client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      if (look !== null) clearInterval(look);
      const old = client;
      client = null;
      await old?.end().catch(() => {});
    },
  };
}
