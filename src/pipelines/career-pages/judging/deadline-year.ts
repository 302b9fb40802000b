import { withoutVagueDeadline, type FoundPosting } from '../../../postings/posting.js';
import { dayAskedBy } from '../../../postings/page/advert/asked-by-day.js';
import { isDayOfYear, withYear } from '../../../postings/text/days/day-of-year.js';

/** "01-11" */
const DAY_LENGTH = 5;

/**
 * The posting with the year of its deadline, which lists leave out and its text may say; without the deadline where
 * nothing tells it.
 */
export function withDeadlineYear<Posting extends FoundPosting>(posting: Posting, runOn: Date): Posting {
  const { fields } = posting;
  const { application_deadline: deadline } = fields;
  if (deadline === undefined || !isDayOfYear(deadline)) return posting;
  const said = dayAskedBy([fields.job_description ?? '']);
  // "Closes 11 January" in a list, "by 11 January 2027" in the advert.
  const isSame = said !== undefined && !isDayOfYear(said) && said.slice(-DAY_LENGTH) === deadline.slice(-DAY_LENGTH);
  const date = isSame ? said : withYear(deadline, { today: runOn.toISOString(), posted: fields.posted_at });
  if (date === undefined) return withoutVagueDeadline(posting);
  return { ...posting, fields: { ...fields, application_deadline: date } };
}
