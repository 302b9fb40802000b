import { saysApplication } from '../../advert/application-mailbox.js';
import { dueDayOf } from '../../advert/due-day.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { readSalary } from '../../../text/pay/salary.js';
import { readWeekHours } from '../../../text/kinds/week-hours.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features, type Share } from './set-features.js';

/** What no advert is, whatever stands below its title. */
const ELSE = ['title veto', 'title other', 'title section', 'title prose', 'title link', 'in footer', 'in form'];

/** So many pieces below its title say on which terms a short advert is; further down other things are told. */
const MAX_PIECES = 40;

/**
 * The main heading of a page that names an occupation, and below it on which terms: two of how long one works, what it
 * pays and until when one applies, and that one does apply. A post among the news whose parts have no headings.
 */
export function isAdvertByTerms({ by, titles, records }: RecordSet, features: Features, { leaves }: PageTree): boolean {
  const share = sharesOf(features);
  if (by !== 'single' || !isMainRole(share)) return false;
  const [title = 0] = titles;
  const below = leaves.slice(title + 1, Math.min(records[0]?.[1] ?? 0, title + 1 + MAX_PIECES));
  const isDue = below.some(saysUntilWhen);
  const terms = [share('record kind') > 0 || below.some(saysHours), below.some(saysPay), isDue];
  return (isDue || below.some(({ text }) => saysApplication(text))) && terms.filter(Boolean).length > 1;
}

function isMainRole(share: Share): boolean {
  return share('title role') + share('title sure') >= 1 && share('title main heading') === 1 && !isElse(share);
}

/** Whether titles are none of an advert. */
export function isElse(share: Share): boolean {
  return ELSE.some((name) => share(name) > 0);
}

function saysHours({ text }: Leaf): boolean {
  return readWeekHours(text) !== undefined;
}

/** A wage: of a price or a prize nobody says for which time. */
function saysPay({ text }: Leaf): boolean {
  return /\d/.test(text) && readSalary(text)?.period !== undefined;
}

function saysUntilWhen({ text }: Leaf): boolean {
  const [, label = ''] = /^([^:：]{3,40})[:：]\s*\S/u.exec(text) ?? [];
  return labelOf(label) === 'application_deadline' || (/\d/.test(text) && dueDayOf(text) !== undefined);
}
