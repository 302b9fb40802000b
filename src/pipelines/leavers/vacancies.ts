import type { FoundPosting } from '../../postings/posting.js';
import { wordsOf } from '../../postings/words.js';
import type { RunContext } from '../../runs/pipeline.js';
import type { Vacancy } from './csv-files.js';
import { matchTitle } from './titles.js';
import { personKey, type Leaver } from './verdict.js';

/** Pages of a company's own site that are read to see what it advertises. */
const MAX_PAGES = 20;

/** By leaver, whether the old company advertises the vacated title now. Each company is read once; none fails the run. */
export async function checkVacancies(leavers: readonly Leaver[], context: RunContext): Promise<Record<string, Vacancy>> {
  const vacancies: Record<string, Vacancy> = {};
  const read = new Map<string, readonly FoundPosting[] | undefined>();
  for (const { person, company, role } of leavers) {
    if (company.domain === undefined) continue;
    if (!read.has(company.domain)) read.set(company.domain, await context.readPostings({ company_url: company.domain, company_name: company.name, max_pages: MAX_PAGES }));
    const postings = read.get(company.domain);
    if (postings) vacancies[personKey(person)] = vacancyOf(role.title, postings);
  }
  return vacancies;
}

function vacancyOf(title: string, postings: readonly FoundPosting[]): Vacancy {
  const posting = postings.find(({ fields }) => fields.job_title !== undefined && isSameTitle(fields.job_title, title));
  if (!posting) return { status: 'not_found' };
  const { job_url: url, posted_at: postedAt } = posting.fields;
  return { status: 'open', ...(url !== undefined && { url }), ...(postedAt !== undefined && { postedAt }) };
}

/** The advertised title is the vacated one: one is the other by the rule for titles, or they share all words. */
function isSameTitle(advertised: string, vacated: string): boolean {
  const plain = advertised.replace(/\(?\b[mwfdx](?:\s?\/\s?[mwfdx*])+\)?/gi, ' ').trim();
  if (matchTitle(plain, [vacated]) !== undefined || matchTitle(vacated, [plain]) !== undefined) return true;
  const [one, other] = [new Set(wordsOf(plain)), wordsOf(vacated)];
  return other.length > 1 && other.every((word) => one.has(word));
}
