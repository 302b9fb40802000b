import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BoardReading } from './board-reader.ts';

const BOARDS = ['https://jobs.smartrecruiters.com/ExampleWorks', 'https://exampleworks.wd3.myworkdayjobs.com/Works'];

/**
 * A board of 10,000 postings, with the text of each, and one whose system shows 2,000 of a search: complete, paced, in
 * a process of its own.
 */
export async function run(): Promise<void> {
  for (const board of BOARDS) {
    const reader = join(import.meta.dirname, 'board-reader.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=4', reader, board]);
    const reading = JSON.parse(stdout) as BoardReading;
    console.log(`  ${board}`);
    console.log(
      `    ${String(reading.postings)} postings of 10,000, ${String(reading.withText)} with their text; findings: ${reading.findings.join(', ') || 'none'}`,
    );
    console.log(
      `    ${String(reading.requests)} requests in ${reading.seconds.toFixed(1)} s, at most ${String(reading.mostASecond)} a second (500 allowed) and ${String(reading.mostAtOnce)} at once (8 allowed)`,
    );
    console.log(`    highest: ${String(reading.megabytes)} MB (at most 400)`);
  }
}
