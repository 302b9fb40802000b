import { finding, type Finding } from '../../findings/finding.js';
import { isAt, type Company, type Person } from '../../vendors/people.js';
import { isExcluded, matchTitle } from './titles.js';
import { isSideJob, personKey, tally, whyNone } from './verdict.js';

/** Somebody to call at a company. */
export interface DecisionMaker {
  readonly person: Person;
  readonly company: Company;
  readonly title: string;
  readonly matchedTitle: string;
}

/** What makes somebody a decision-maker, and how many a company has. */
export interface DecisionMakerRules {
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
    const role = roleAt(person, company, { titles, exclusions });
    if (!('reason' in role) && !leavers.has(key) && !found.has(key)) found.set(key, { person, company, ...role });
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

/** Of somebody whom the service found for another company. */
const NOT_THERE = 'has no role there';

/** Why none of the people whom the service found is a decision-maker of one of the companies; nothing of nobody. */
export function whyNoMaker(
  companies: readonly Company[],
  people: readonly Person[],
  { leavers, ...rules }: Omit<DecisionMakerRules, 'most'>,
): Finding[] {
  const whys = new Map(
    people.map((person): [string, string] => {
      const [key, verdicts] = [personKey(person), companies.map((company) => roleAt(person, company, rules))];
      return [key, leavers.has(key) ? 'is a leaver' : whyNone(verdicts, NOT_THERE)];
    }),
  );
  if (whys.size === 0) return [];
  const reasons = new Map<string, number>();
  for (const reason of whys.values()) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [finding('no_decision_maker_among', 'decision-makers', { seen: whys.size, detail: tally(reasons) })];
}

/**
 * The present role at this very company that is a wanted one, or why there is none: the title search of services also
 * reads side jobs elsewhere.
 */
function roleAt(
  person: Person,
  company: Company,
  { titles, exclusions }: Pick<DecisionMakerRules, 'titles' | 'exclusions'>,
): { readonly title: string; readonly matchedTitle: string } | { readonly reason: string } {
  const present = person.stays
    .filter((stay) => stay.end === undefined && isAt(stay, company))
    .flatMap(({ roles }) => roles.filter((role) => role.end === undefined && !isSideJob(role)));
  const wanted = present.filter(({ title }) => !isExcluded(title, exclusions));
  for (const { title } of wanted) {
    const matchedTitle = matchTitle(title, titles);
    if (matchedTitle !== undefined) return { title, matchedTitle };
  }
  if (present.length === 0) return { reason: NOT_THERE };
  return { reason: wanted.length === 0 ? 'has an excluded title' : 'has another title' };
}
