import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseError } from '../../errors.js';
import { ReadingGivenUpError, ReadingThreads, ROOM } from './reading-threads.js';

const READERS = `
import { parentPort, threadId } from 'node:worker_threads';
const readers = {
  double: (value) => value * 2,
  slowly: () => { for (const end = Date.now() + 50; Date.now() < end;); },
  hoard: () => threadId,
  grow: () => threadId,
  growMore: () => threadId,
  thread: () => threadId,
  threadAfterLong: () => { for (const end = Date.now() + 700; Date.now() < end;); return threadId; },
  unreadable: () => { throw new Error('no list'); },
  hang: () => { for (;;); },
  unpack: () => { const parts = []; for (;;) parts.push(new Uint8Array(1_000_000).fill(parts.length)); },
  exit: () => { setTimeout(() => { throw new Error('broken'); }); return new Promise(() => {}); },
};
parentPort.on('message', ({ reader, input }) => {
  try { const output = readers[reader](...input); if (reader !== 'exit') parentPort.postMessage({ output, grown: { hoard: 1e9, grow: 3e7, growMore: 7e7 }[reader] ?? 0 }); }
  catch (error) { parentPort.postMessage({ error: error.message, isUnreadable: reader === 'unreadable', grown: 0 }); }
});`;

describe('reading in threads', () => {
  const never = new AbortController().signal;
  const held = (): number => 0;
  let folder: string;
  let threads: ReadingThreads;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'threads-'));
    await writeFile(join(folder, 'readers.mjs'), READERS);
    threads = new ReadingThreads(join(folder, 'readers.mjs'), { deadline: 4000, held });
  });
  afterAll(async () => {
    await threads.close();
    await rm(folder, { recursive: true });
  });

  it('answers in order of asking what any number of callers ask, and hands on a reader’s error', async () => {
    const asked = Array.from({ length: 20 }, (_, value) => threads.read('double', [value], never));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, (_, value) => value * 2));
    await expect(threads.read('nothing', [], never)).rejects.toThrow('not a function');
  });

  it('lets runs take turns: one page does not wait for the twenty of another run', async () => {
    const order: string[] = [];
    const ask = async (run: string, { signal }: AbortController): Promise<void> => {
      await threads.read('slowly', [], signal);
      order.push(run);
    };
    const [many, one] = [new AbortController(), new AbortController()];
    await Promise.all([...Array.from({ length: 20 }, () => ask('many', many)), ask('one', one)]);
    expect(order.indexOf('one')).toBeLessThan(15);
  });

  it('starts one thread for many short texts, and another one beside a text that takes longer', async () => {
    const fresh = new ReadingThreads(join(folder, 'readers.mjs'), { deadline: 4000, held });
    expect(fresh.prepare()).toBe(fresh.prepare());
    await fresh.prepare();
    const many = await Promise.all(Array.from({ length: 20 }, () => fresh.read('thread', [], never)));
    expect(new Set(many).size).toBe(1);
    const run = new AbortController();
    const hanging = fresh.read('hang', [], run.signal).catch(() => {});
    expect(many).not.toContain(await fresh.read('thread', [], never));
    run.abort();
    await hanging;
    await fresh.close();
  });

  it('starts no thread beside one where the process holds much, and keeps none where it holds more', async () => {
    let holding = ROOM.toStart + 1;
    const full = new ReadingThreads(join(folder, 'readers.mjs'), { held: () => holding });
    const two = (): Promise<unknown[]> =>
      Promise.all([full.read('threadAfterLong', [], never), full.read('thread', [], never)]);
    expect(new Set(await two()).size).toBe(1);
    holding = 0;
    expect(new Set(await two()).size).toBe(2);
    holding = ROOM.toKeep + 1;
    expect(new Set([...(await two()), ...(await two())]).size).toBe(2);
    expect(new Set(await two()).size).toBe(1);
    await full.close();
  });

  it('says of a text that its reader does not know it', async () => {
    await expect(threads.read('unreadable', [], never)).rejects.toThrow(ParseError);
    await expect(threads.read('unreadable', [], never)).rejects.not.toThrow(ReadingGivenUpError);
  });

  it('ends a thread that keeps much memory after a text, and takes another one', async () => {
    const hoarder = await threads.read('hoard', [], never);
    const others = await Promise.all([threads.read('thread', [], never), threads.read('thread', [], never)]);
    expect(others).not.toContain(hoarder);
  });

  it('goes on with a thread that has grown somewhat, but for a large text, which needs the room', async () => {
    const fresh = new ReadingThreads(join(folder, 'readers.mjs'), { held });
    const grown = await fresh.read('grow', [], never);
    expect(await fresh.read('grow', ['small'], never)).toBe(grown);
    const other = await fresh.read('thread', ['x'.repeat(600_000)], never);
    expect(other).not.toBe(grown);
    expect(await fresh.read('thread', ['x'.repeat(600_000)], never)).toBe(other);
    await fresh.close();
  });

  it('keeps a thread that has grown by what its words take, but not where the process holds much already', async () => {
    let holding = 0;
    const fresh = new ReadingThreads(join(folder, 'readers.mjs'), { held: () => holding });
    const grown = await fresh.read('growMore', [], never);
    expect(await fresh.read('growMore', [], never)).toBe(grown);
    holding = ROOM.toKeep + 1;
    expect(await fresh.read('growMore', [], never)).toBe(grown);
    expect(await fresh.read('growMore', [], never)).not.toBe(grown);
    await fresh.close();
  });

  it('reads large texts one at a time, and small ones beside them', async () => {
    const large = { body: 'x'.repeat(600_000) };
    const threadsOf = (...inputs: unknown[]): Promise<unknown[]> =>
      Promise.all(inputs.map((input) => threads.read('thread', [input], never)));
    expect(new Set(await threadsOf(large, large, large)).size).toBe(1);
    const long = threads.read('threadAfterLong', [large], never);
    expect(await threadsOf('small')).not.toContain(await long);
  });

  it('ends a thread that hangs, while this one goes on and the next text is read', async () => {
    let beats = 0;
    const heart = setInterval(() => beats++, 20);
    const [hanging, other] = await Promise.allSettled([
      threads.read('hang', [], never),
      threads.read('double', [4], never),
    ]);
    clearInterval(heart);
    expect(hanging).toMatchObject({ reason: expect.any(ReadingGivenUpError) });
    expect(other).toMatchObject({ value: 8 });
    expect(beats).toBeGreaterThan(10);
    expect(await threads.read('double', [5], never)).toBe(10);
  });

  it('ends a thread that unpacks more than it may beside its heap', async () => {
    await expect(threads.read('unpack', [Buffer.from('%PDF-')], never)).rejects.toThrow(
      'it takes more memory than it may',
    );
    expect(await threads.read('double', [6], never)).toBe(12);
  });

  it('gives up what a run asked that has ended, being read or waiting', async () => {
    const patient = new ReadingThreads(join(folder, 'readers.mjs'), { deadline: 600_000, held });
    const run = new AbortController();
    const asked = Promise.allSettled([1, 2, 3].map(() => patient.read('hang', [], run.signal)));
    run.abort(new Error('cancelled'));
    for (const text of await asked) expect(text).toMatchObject({ reason: { message: 'cancelled' } });
    expect(await patient.read('double', [7], never)).toBe(14);
    await patient.close();
  });

  it('ends threads that have had nothing to read for a while, and prepares another one when it is asked to', async () => {
    const resting = new ReadingThreads(join(folder, 'readers.mjs'), { restAfter: 50, held });
    const first = await resting.read('thread', [], never);
    expect(await resting.read('thread', [], never)).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await resting.prepare();
    expect(await resting.read('thread', [], never)).toBeGreaterThan(first as number);
    await resting.close();
  });

  it('goes on after a thread that broke', async () => {
    await expect(threads.read('exit', [], never)).rejects.toThrow(ReadingGivenUpError);
    expect(await threads.read('double', [6], never)).toBe(12);
  });
});
