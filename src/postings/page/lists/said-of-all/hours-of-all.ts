import { withQuoted, type FoundPosting } from '../../../posting.js';
import { isToLearn, readHoursText, readJobType } from '../../../text/kinds/job-type.js';
import { speaksOfAllJobs } from '../../../text/kinds/job-ways.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf } from '../../tree/page-tree.js';

/** The hours of all openings of a page, and the line that says so. */
type Hours = NonNullable<ReturnType<typeof readHoursText>>;

/**
 * The hours that the words around a list give all of it: "We have vacancies for the following full-time positions"
 * above it, "All positions are full-time" beside it. None where two are given.
 */
export function hoursOfAll(above: readonly Leaf[], behind: readonly Leaf[]): Hours | undefined {
  const introducing = above.filter(({ text }) => topicOf(text) === 'openings');
  const ofAll = [...above, ...behind].filter(({ text }) => speaksOfAllJobs(text));
  const said = [...introducing, ...ofAll].flatMap(({ text }) => readHoursText(text) ?? []);
  const [first, ...others] = said;
  return others.every(({ type }) => type === first?.type) ? first : undefined;
}

/** A posting with the hours of all, unless it says its own or is there to learn. */
export function withHours(posting: FoundPosting, hours: Hours | undefined): FoundPosting {
  const { job_title: title = '', job_description: text = '', job_type } = posting.fields;
  const own = job_type ?? readJobType(title) ?? readHoursText(text);
  if (hours === undefined || own !== undefined || isToLearn(readJobType(title))) return posting;
  return withQuoted(posting, { job_type: hours.type }, hours.quote);
}
