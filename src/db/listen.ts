import { Client, type QueryConfig } from 'pg';
import type { Queryable } from './transaction.js';

export interface Listener {
  close(): Promise<void>;
}

/** Time (ms) Postgres has to answer: one that hangs is asked again. */
const CONNECT_WITHIN = 10_000;
/** Pause (ms) before a lost connection is made again. */
const RECONNECT_AFTER = 500;

/** Hears a channel of Postgres on a connection of its own, which is made again when it is lost. */
export async function listen(
  url: string,
  channel: string,
  on: { onMessage: (payload: string) => void; onReconnect: () => void },
): Promise<Listener> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN });
    next.on('notification', ({ payload }) => {
      on.onMessage(payload ?? '');
    });
    // Without a listener the loss of the connection would end the process.
    next.on('error', () => {});
    client = next;
    try {
      await next.connect();
      await next.query({
        text: `LISTEN ${next.escapeIdentifier(channel)}`,
        query_timeout: CONNECT_WITHIN,
      } as QueryConfig);
    } catch (error) {
      // Whoever hears of it tries again, or does without: a connection that comes later would be nobody's.
      void next.end().catch(() => {});
      throw error;
    }
    next.on('end', () => {
      reconnect();
    });
  };
  const reconnect = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(on.onReconnect, reconnect);
    }, RECONNECT_AFTER);
  };
  await connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/** Tells those who hear a channel; from within a transaction, when that is done. */
export async function notify(client: Queryable, channel: string, payload = ''): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [channel, payload]);
}
