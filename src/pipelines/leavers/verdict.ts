import { defined } from '../../postings/defined.js';
import { wordsOf } from '../../postings/text/words.js';
import { AT_SOME_TIME } from '../../vendors/dates.js';
import { isAt, mayBeAt, profileSlug, type Company, type Person, type Role, type Stay } from '../../vendors/people.js';
import { isInWindow, leftDateOf, monthsSince, type LeftDate, type Window } from './tenure.js';
import { matchTitle } from './titles.js';

/** Somebody who left one of the companies. */
export interface Leaver {
  readonly person: Person;
  readonly company: Company;
  readonly role: Role;
  readonly stay: Stay;
  readonly matchedTitle: string;
  readonly left: LeftDate;
  readonly monthsSinceLeft: number | undefined;
  /** The present stay, where there is one. */
  readonly present?: Stay;
}

/** What makes somebody a leaver. */
interface LeaverRules {
  readonly titles: readonly string[];
  readonly window: Window;
}

const SIDE_JOB =
  /\b(?:advisor|adviser|advisory|board|beirat|aufsichtsrat|investor|mentor|honorary|freelance|freelancer|volunteer|non.?executive|ehrenamt\w*)\b/i;

/** Of somebody whom the service found for another company. */
export const NEVER_THERE = 'was never there';

/**
 * The leaver that a person is of a company; undefined with the reason why not. A promotion is none, nor is a return.
 */
export function judgeLeaver(
  person: Person,
  company: Company,
  { titles, window }: LeaverRules,
): Leaver | { readonly reason: string } {
  const stays = person.stays.filter((stay) => isAt(stay, company));
  if (stays.length === 0) return { reason: NEVER_THERE };
  if (person.stays.some((stay) => stay.end === undefined && mayBeAt(stay, company)))
    return { reason: 'is there still, or again' };
  const last = stays.toSorted((a, b) => (b.end ?? '').localeCompare(a.end ?? ''))[0];
  const role = last && lastRole(last);
  if (!last?.end || !role) return { reason: 'has no role there' };
  if (isSideJob(role)) return { reason: 'had a side job there only' };
  const matchedTitle = matchTitle(role.title, titles);
  if (matchedTitle === undefined) return { reason: 'had another title' };
  const left = leftDateOf(last.end, last.start);
  const reason = whyOutside(last.end, left, window);
  if (reason !== undefined) return { reason };
  const present = presentStay(person, company);
  return {
    person,
    company,
    role,
    stay: last,
    matchedTitle,
    left,
    monthsSinceLeft: monthsSince(left, window.asOf),
    ...defined<Pick<Leaver, 'present'>>({ present }),
  };
}

/** Why a stay that ended then does not count; undefined where it does. */
function whyOutside(end: string, left: LeftDate, window: Window): string | undefined {
  if (end === AT_SOME_TIME) return 'left at a time that cannot be read';
  const isAhead = end.slice(0, 10) > window.asOf && left.precision !== 'month';
  if (!isAhead && isInWindow(left, window)) return undefined;
  if (left.precision === 'year') return 'the year is not precise enough';
  return isAhead ? 'has not left yet' : 'left outside of the window';
}

/** The role that ended the stay. */
function lastRole({ roles }: Stay): Role | undefined {
  return roles.toSorted(
    (a, b) => (b.end ?? '9999').localeCompare(a.end ?? '9999') || (b.start ?? '').localeCompare(a.start ?? ''),
  )[0];
}

export function isSideJob({ title, kind }: Role): boolean {
  return SIDE_JOB.test(title) || /freelance|volunteer|self.?employed/i.test(kind ?? '');
}

/** The stay of today: the latest one that goes on and is more than a side job. */
function presentStay({ stays }: Person, company: Company): Stay | undefined {
  return stays
    .filter(
      (stay) =>
        stay.end === undefined &&
        !mayBeAt(stay, company) &&
        stay.roles.some((role) => role.end === undefined && !isSideJob(role)),
    )
    .toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? ''))[0];
}

/** Why somebody is nobody who is sought at any company: by one where they were; `elsewhere` where they were at none. */
export function whyNone(verdicts: readonly (object | { readonly reason: string })[], elsewhere: string): string {
  const reasons = verdicts.flatMap((verdict) => ('reason' in verdict ? [verdict.reason] : []));
  return reasons.find((reason) => reason !== elsewhere) ?? elsewhere;
}

/** Reasons with how many they hold for, the commonest first: "had another title (3), has not left yet (1)". */
export function tally(reasons: ReadonlyMap<string, number>): string {
  return [...reasons]
    .sort(([, left], [, right]) => right - left)
    .map(([reason, count]) => `${reason} (${String(count)})`)
    .join(', ');
}

/** The same person under two ids: by the profile address. */
export function personKey({ id, linkedinUrl }: Pick<Person, 'id' | 'linkedinUrl'>): string {
  return profileSlug(linkedinUrl) ?? id;
}

/** Whoever has no profile is the same person who had the same name, and at the same company the same role and stay. */
function leaverKey({ person, company, role, stay, left }: Leaver): string {
  const slug = profileSlug(person.linkedinUrl);
  const [name, title] = [person.fullName, role.title].map((said) => wordsOf(said).join(' '));
  return slug ?? [name, company.id, title, stay.start ?? '', left.date].join('\n');
}

/** Leavers once each, who left last first; of two companies that somebody left the later one. */
export function uniqueLeavers(leavers: readonly Leaver[]): Leaver[] {
  const byPerson = new Map<string, Leaver>();
  for (const leaver of leavers) {
    const key = leaverKey(leaver);
    const known = byPerson.get(key);
    if (!known || known.left.date < leaver.left.date) byPerson.set(key, leaver);
  }
  return [...byPerson.values()].sort(
    (a, b) => b.left.date.localeCompare(a.left.date) || a.person.id.localeCompare(b.person.id),
  );
}
