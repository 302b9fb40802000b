import { expect, it } from '@jest/globals';
import type { Database } from '../db/database.js';
import { ApiKeys } from './api-keys.js';

it('forgets a key that was revoked while it was looked up', async () => {
  let isRevoked = false;
  let hash: Uint8Array = new Uint8Array();
  let answer: (() => void) | undefined;
  const database = {
    rows: {
      query: async () => {
        const rows = isRevoked ? [] : [{ id: 'one', hash }];
        // Postgres has read the row, and its answer is under way.
        if (!isRevoked) await new Promise<void>((come) => (answer = come));
        return { rows };
      },
    },
    prisma: {
      apiKey: {
        create: ({ data }: { data: { hash: Uint8Array } }) => {
          hash = data.hash;
          return Promise.resolve({ id: 'one' });
        },
        updateMany: () => {
          isRevoked = true;
          return Promise.resolve({ count: 1 });
        },
      },
    },
  };
  const keys = new ApiKeys(database as unknown as Database);
  const { key, prefix } = await keys.create('test', 0);
  const asked = keys.find(key);
  await keys.revoke(prefix);
  answer?.();
  expect(await asked).toBe('one');
  expect(await keys.find(key)).toBeUndefined();
});
