import { readJobType } from './job-type.js';
import { readTitleHours } from './week-hours.js';
import { readTitleWorkload, readWorkload } from './workload.js';

/** The kind of a job that its title names: in words, as a share of a full week, or by the hours of one. */
export function kindOfTitle(title: string): string | undefined {
  return readJobType(title) ?? readTitleWorkload(title) ?? readTitleHours(title) ?? readWorkload(title)?.type;
}
