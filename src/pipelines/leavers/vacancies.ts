import { finding, mayHideFromList, sentenceOf, type Finding } from '../../findings/finding.js';
import type { FoundPosting } from '../../postings/posting.js';
import { wordsOf } from '../../postings/text/words.js';
import type { LeaversContext } from './leavers.needs.js';
import type { Vacancy } from './csv-files.js';
import { isBesideTheRole, matchTitle } from './titles.js';
import { personKey, type Leaver } from './verdict.js';

/** Pages of a company's own site that are read to see what it advertises. */
const MAX_PAGES = 20;

/** Companies that are read at a time, and share of the run's time after which no further one is read. */
const AT_A_TIME = 4;
const CHECK_TIME = 0.85;

/**
 * By leaver, whether the old company advertises the vacated title now. Each company is read once; none fails the run.
 */
export async function checkVacancies(
  leavers: readonly Leaver[],
  context: LeaversContext,
): Promise<Record<string, Vacancy>> {
  const unknown = new Set(leavers.flatMap(({ company: { domain, name } }) => (domain === undefined ? [name] : [])));
  if (unknown.size > 0) context.report(siteless([...unknown]));
  const byDomain = Map.groupBy(
    leavers.filter(({ company }) => company.domain !== undefined),
    ({ company }) => company.domain ?? '',
  );
  const waiting = [...byDomain];
  const vacancies: Record<string, Vacancy> = {};
  const readOneByOne = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift())
      Object.assign(vacancies, await checkCompany(...item, context));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readOneByOne));
  return vacancies;
}

/** One finding for all companies whose sites nobody knows. */
function siteless(names: readonly string[]): Finding {
  const detail =
    names.length === 1 ? 'the address of its site is not known' : 'the addresses of their sites are not known';
  return finding('vacancy_not_checked', names.join(', '), { detail });
}

/**
 * Of one company. That a title is not advertised is said only where nothing hid postings: what was refused or cut is no
 * absence.
 */
async function checkCompany(
  domain: string,
  leavers: readonly Leaver[],
  context: LeaversContext,
): Promise<Record<string, Vacancy>> {
  const known = context.recall<Record<string, Vacancy>>(domain);
  if (known) return known;
  if (context.run.timeUsed() > CHECK_TIME) {
    context.report(finding('vacancy_time_used', 'vacancies'));
    return {};
  }
  const { postings, findings } = await context.sites.read({
    company_url: domain,
    company_name: leavers[0]?.company.name ?? domain,
    max_pages: MAX_PAGES,
  });
  const hidden = findings.find(mayHideFromList);
  const found = Object.fromEntries(
    leavers.map(({ person, role }) => [
      personKey(person),
      vacancyOf(role.title, postings) ?? { status: hidden ? 'not_checked' : 'not_found' },
    ]),
  ) satisfies Record<string, Vacancy>;
  const isOpen = Object.values(found).some(({ status }) => status === 'not_checked');
  await context.remember(
    domain,
    found,
    hidden && isOpen ? [finding('vacancy_not_checked', domain, { detail: sentenceOf(hidden) })] : [],
  );
  return found;
}

function vacancyOf(title: string, postings: readonly FoundPosting[]): Vacancy | undefined {
  const posting = postings.find(({ fields }) => fields.job_title !== undefined && isSameTitle(fields.job_title, title));
  if (!posting) return undefined;
  const { job_url: url, posted_at: postedAt } = posting.fields;
  return { status: 'open', ...(url !== undefined && { url }), ...(postedAt !== undefined && { postedAt }) };
}

/** The advertised title is the vacated one: one is the other by the rule for titles, or they share all words. */
function isSameTitle(advertised: string, vacated: string): boolean {
  const plain = advertised.replace(/\(?\b[mwfdx](?:\s?\/\s?[mwfdx*])+\)?/gi, ' ').trim();
  if (matchTitle(plain, [vacated]) !== undefined || matchTitle(vacated, [plain]) !== undefined) return true;
  // "Assistant to the Managing Director" has all words of what it is not.
  if (isBesideTheRole(plain) !== isBesideTheRole(vacated)) return false;
  const [one, other] = [new Set(wordsOf(plain)), wordsOf(vacated)];
  return other.length > 1 && other.every((word) => one.has(word));
}
