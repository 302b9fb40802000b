import { saysKind } from '../../../text/kinds/job-type.js';
import { readSalary, type Salary } from '../../../text/pay/salary.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { RATE_NAMES } from '../../../text/words/pay/rate-names.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { hasGivenName } from '../../lines/people/person-name.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { isRate, namePaidAtRate } from '../../lines/titles/pay-behind.js';
import type { PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features } from './set-features.js';

/** A name of more words is a sentence. */
const MAX_WORDS = 6;
/** "Night shift", "Weekends": times, ages and extras that have a rate of their own. */
const NAMES_RATE = wordPattern(`^(?:${anyOfFolded(RATE_NAMES)}[\\s/&-]{0,3})+$`, 'u');
/** So many pieces behind a name may say what it pays. */
const MAX_BEHIND = 3;

/**
 * Two entries or more of one form below a heading for openings, each a name of a few words beside what is paid for its
 * hours, days or shifts: openings, whatever they are called ("Festival Crew – £90 per shift"). Rooms are let by the
 * night and the month: some are paid by the hour, or the page is called one of openings.
 */
export function arePaidNames({ by, titles, records }: RecordSet, features: Features, tree: PageTree): boolean {
  const share = sharesOf(features);
  const isBelow = share('below openings') > 0.99 && share('page career') >= 0.6 && share('in footer') === 0;
  if (by !== 'class' || titles.length < 2 || !isBelow || share('title repeated') > 0) return false;
  const pays = titles.map((title, at) => payOf(tree, title, records[at]?.[1] ?? title));
  const isWork = share('page title career') > 0 || pays.some((pay) => pay?.period === 'hour');
  return isWork && pays.every((pay) => pay !== undefined);
}

/** What an entry pays, where its title may be the name of an opening. */
function payOf({ leaves }: PageTree, title: number, to: number): Salary | undefined {
  const line = leaves[title]?.text ?? '';
  const paid = namePaidAtRate(line);
  if (!mayNameOpening(paid?.title ?? line)) return undefined;
  const behind = leaves.slice(title + 1, Math.min(to, title + 1 + MAX_BEHIND)).map(({ text }) => text);
  const pay = paid?.behind ?? behind.find(isRate);
  return pay === undefined ? undefined : readSalary(`Salary: ${pay}`);
}

function mayNameOpening(name: string): boolean {
  const isElse = saysKind(name) || labelOf(name) !== undefined || kindOfHeading(name) !== undefined;
  const isName = /^\p{Lu}/u.test(name) && !/[\d.!?:;,]/.test(name) && name.split(' ').length <= MAX_WORDS;
  return isName && !isElse && !hasGivenName(name) && !NAMES_RATE.test(fold(name)) && titleScore(name) >= 0;
}
