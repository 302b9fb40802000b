import { text } from '../../../postings/text/words.js';
import { readEmployment } from '../values.js';

const [FULL, PART] = [/(?<!\p{L})F\/?T(?!\p{L})/u, /(?<!\p{L})P\/?T(?!\p{L})/u];

/** What the system calls a work level: "Full Time", and as short as "FT", "PT 129 or Less Hours", "FT or PT". */
export function readWorkLevel(label: unknown): ReturnType<typeof readEmployment> {
  const written = text(label) ?? '';
  const read = readEmployment(written);
  if (read.job_type !== undefined) return read;
  const isPart = PART.test(written);
  if (!FULL.test(written)) return isPart ? { ...read, job_type: 'part-time' } : read;
  return { ...read, job_type: isPart ? 'full-time, part-time' : 'full-time' };
}
