import { expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { RunRow } from '../runs/store/run-rows.js';
import type { RunTables } from './run-tables.js';
import { sendExport } from './send-export.js';
import type { Row } from './table.js';

it('a download that breaks off is told in the log with its request and run, one that nobody takes is not', async () => {
  const error = jest.fn();
  function* batches(): Generator<Row[]> {
    yield [{ a: 1 }];
    throw new Error('the connection was lost');
  }
  const download = async (): Promise<Readable> => {
    const sent: Readable[] = [];
    const reply = { request: { id: 'r-1' }, headers: () => reply, send: (stream: Readable) => sent.push(stream) };
    const tables = { of: () => Promise.resolve({ columns: [{ name: 'a', kind: 'number' }], batches: batches() }) };
    const run = { id: 'run_1', pipeline: 'career-pages', status: 'COMPLETED' } as RunRow;
    await sendExport(
      reply as unknown as FastifyReply,
      tables as unknown as RunTables,
      { run, format: 'csv' },
      { error },
    );
    const [stream] = sent;
    if (!stream) throw new Error('nothing was sent');
    return stream;
  };
  const left = await download();
  // As a stream that compresses it hands the end of its connection on.
  left.destroy(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  await once(left, 'close').catch(() => {});
  expect(error).not.toHaveBeenCalled();

  const broken = await download();
  broken.resume();
  await once(broken, 'close').catch(() => {});
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ request: 'r-1', run: 'run_1', error: 'the connection was lost' }),
  );
});
