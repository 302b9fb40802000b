import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { messageOf, ParseError } from '../errors.js';
import { HeldHeap } from '../runs/work/heap.js';
import { productFile } from '../product-files.js';
import type { ReadingAnswer, ReadingResult, ReadingTask } from '../runs/work/reading-threads.js';

/** How far the priority of reading lies below that of all else ("nice"). */
const READING_PRIORITY = 5;

/**
 * Bytes by which a thread grows before it collects its garbage and gives it back: what pages from some 200 KB on leave,
 * or dozens of small ones.
 */
const GARBAGE = 20_000_000;

/**
 * Reading waits for the main thread, not the other way round: on a busy machine that has a dead worker's run to take
 * over. Linux has a priority for each thread, and to lower one's own takes no right; elsewhere it would be the whole
 * process'.
 */
if (process.platform === 'linux') setPriority(READING_PRIORITY);

/**
 * Time (ms) after which compiled code is kept for the next thread, that of the first pages with it: a thread begins
 * with none of its process'. To load the readers took 450 ms of computing, 330 so.
 */
const KEEP_AFTER = 10_000;
enableCompileCache(productFile('.compiled/reading'));
setTimeout(flushCompileCache, KEEP_AFTER).unref();
const { READERS } = await import('./readers.js');

/** Begins with what the readers' words take: they are loaded, and nothing is read yet. */
const held = new HeldHeap(GARBAGE);

parentPort?.on('message', (task: ReadingTask) => void answer(task));

async function answer({ reader, input }: ReadingTask): Promise<void> {
  const result = await resultOf(reader, input);
  held.giveBack();
  parentPort?.postMessage({ ...result, grown: held.grown } satisfies ReadingAnswer);
}

async function resultOf(reader: string, input: readonly unknown[]): Promise<ReadingResult> {
  try {
    return { output: await (READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input) };
  } catch (error) {
    return { error: messageOf(error), isUnreadable: error instanceof ParseError };
  }
}
