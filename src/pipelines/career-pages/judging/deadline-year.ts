import { withoutVagueDeadline, type FoundPosting } from '../../../postings/posting.js';
import { isDayOfYear, withYear } from '../../../postings/text/day-of-year.js';

/** The posting with the year of its deadline, which pages leave out; without the deadline where nothing tells it. */
export function withDeadlineYear<Posting extends FoundPosting>(posting: Posting, runOn: Date): Posting {
  const { fields } = posting;
  const { application_deadline: deadline } = fields;
  if (deadline === undefined || !isDayOfYear(deadline)) return posting;
  const date = withYear(deadline, { today: runOn.toISOString(), posted: fields.posted_at });
  if (date === undefined) return withoutVagueDeadline(posting);
  return { ...posting, fields: { ...fields, application_deadline: date } };
}
