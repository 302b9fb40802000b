import { parentPort } from 'node:worker_threads';
import { messageOf } from '../errors.js';
import type { ReadingAnswer, ReadingTask } from '../runs/reading-threads.js';
import { READERS } from './readers.js';

parentPort?.on('message', ({ reader, input }: ReadingTask) => {
  parentPort?.postMessage(answerOf(reader, input));
});

function answerOf(reader: string, input: readonly unknown[]): ReadingAnswer {
  try {
    return { output: (READERS[reader as keyof typeof READERS] as (...given: unknown[]) => unknown)(...input) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
