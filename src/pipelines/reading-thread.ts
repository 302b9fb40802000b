import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { messageOf, ParseError } from '../errors.js';
import type { ReadingAnswer, ReadingTask } from '../runs/reading-threads.js';
import { READERS } from './readers.js';

parentPort?.on('message', ({ reader, input }: ReadingTask) => {
  parentPort?.postMessage(answerOf(reader, input));
});

function answerOf(reader: string, input: readonly unknown[]): ReadingAnswer {
  const heap = (): number => getHeapStatistics().total_heap_size;
  try {
    const output = (READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input);
    return { output, heap: heap() };
  } catch (error) {
    return { error: messageOf(error), isUnreadable: error instanceof ParseError, heap: heap() };
  }
}
