import { isAt, type Company, type Person } from '../../vendors/people.js';
import { isExcluded, matchTitle } from './titles.js';
import { isSideJob, personKey } from './verdict.js';

/** Somebody to call at a company. */
export interface DecisionMaker {
  readonly person: Person;
  readonly company: Company;
  readonly title: string;
  readonly matchedTitle: string;
}

interface DecisionMakerRules {
  readonly titles: readonly string[];
  readonly exclusions: readonly string[];
  readonly most: number;
  /** Leavers, by their keys: nobody is told to call somebody who just left. */
  readonly leavers: ReadonlySet<string>;
}

const SENIORITY = ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director', 'manager', 'senior', 'entry'];

/** The decision-makers of a company among people, best first: by the order of the wanted titles, seniority and name. */
export function decisionMakersOf(
  company: Company,
  people: readonly Person[],
  { titles, exclusions, most, leavers }: DecisionMakerRules,
): DecisionMaker[] {
  const found = new Map<string, DecisionMaker>();
  for (const person of people) {
    const key = personKey(person);
    const role = roleAt(person, company, titles, exclusions);
    if (role && !leavers.has(key) && !found.has(key)) found.set(key, { person, company, ...role });
  }
  const rank = ({ matchedTitle, person }: DecisionMaker): number =>
    titles.indexOf(matchedTitle) * 100 + ((SENIORITY.indexOf(person.seniority ?? '') + 100) % 100);
  return [...found.values()]
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        a.person.fullName.localeCompare(b.person.fullName) ||
        a.person.id.localeCompare(b.person.id),
    )
    .slice(0, most);
}

/**
 * The present role at this very company that is a wanted one: the title search of services also reads side jobs
 * elsewhere.
 */
function roleAt(
  person: Person,
  company: Company,
  titles: readonly string[],
  exclusions: readonly string[],
): { title: string; matchedTitle: string } | undefined {
  const present = person.stays
    .filter((stay) => stay.end === undefined && isAt(stay, company))
    .flatMap(({ roles }) => roles.filter((role) => role.end === undefined && !isSideJob(role)));
  for (const { title } of present) {
    const matchedTitle = isExcluded(title, exclusions) ? undefined : matchTitle(title, titles);
    if (matchedTitle !== undefined) return { title, matchedTitle };
  }
  return undefined;
}
