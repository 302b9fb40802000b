import { text } from '../../../postings/text/words.js';
import { readEmployment } from '../values.js';

/** What the system calls a work level: "Full Time", and as short as "FT", "PT 129 or Less Hours". */
export function readWorkLevel(label: unknown): ReturnType<typeof readEmployment> {
  const written = text(label);
  const read = readEmployment(written);
  return read.job_type === undefined && /\bP\/?T\b/.test(written ?? '') ? { ...read, job_type: 'part-time' } : read;
}
